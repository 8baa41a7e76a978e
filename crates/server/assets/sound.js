// The house's few tones, made on the spot: no file is loaded, and nothing sounds before somebody has asked for it.

let air = null;

/** Opens the device's sound; a browser allows it only after a touch or a key. */
export function open() {
  const Context = window.AudioContext;
  if (!Context) return;
  air ??= new Context();
  if (air.state === 'suspended') air.resume().catch(() => {});
}

const TONES = {
  turn: [[659, 0, .16], [880, .13, .34]],
  news: [[523, 0, .1]],
};

/** `turn`: one is asked. `news`: something happened. */
export function ring(kind) {
  if (!air || air.state !== 'running') return;
  for (const [pitch, after, lasts] of TONES[kind]) {
    const from = air.currentTime + after;
    const [tone, force] = [new OscillatorNode(air, { type: 'triangle', frequency: pitch }), new GainNode(air, { gain: 0 })];
    const loud = kind === 'turn' ? .16 : .06;
    force.gain.setValueAtTime(0, from);
    force.gain.linearRampToValueAtTime(loud, from + .015);
    force.gain.exponentialRampToValueAtTime(.0008, from + lasts);
    tone.connect(force).connect(air.destination);
    tone.start(from);
    tone.stop(from + lasts + .02);
  }
}
