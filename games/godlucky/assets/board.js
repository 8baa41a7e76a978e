// Dice that roll, coins that turn, pawns that travel. Without this script nothing is missing but motion.

const still = matchMedia('(prefers-reduced-motion: reduce)');
const ROLL = 620;  // how long a die or a coin is in the air, in milliseconds

// What outlives a replaced board: rolls that were seen, and where each pawn was.
const kept = { seen: null, begun: new Map(), at: new Map() };

/** Called with the zone's element, at first and after each replacement. */
export function mount(zone) {
  const board = zone.querySelector('.gl');
  if (!board) return;
  fall(board);
  travel(board);
}

/** New rolls roll once; a board that is replaced meanwhile goes on with them. What lay there at first has fallen before. */
function fall(board) {
  const now = performance.now();
  const nodes = [...board.querySelectorAll('[data-roll], [data-flip]')];
  const name = (node) => node.dataset.roll ?? node.dataset.flip;
  const before = kept.seen;
  kept.seen = new Set(nodes.map(name));
  if (!before || document.hidden || still.matches) return;
  for (const node of nodes) {
    const key = name(node);
    if (!before.has(key)) kept.begun.set(key, now);
    const since = now - (kept.begun.get(key) ?? -Infinity);
    if (since > ROLL) continue;
    node.classList.add(node.dataset.roll ? 'tumbles' : 'flips');
    for (const part of node.getAnimations({ subtree: true })) part.currentTime = since;
  }
}

/** Pawns go from where they were to where they are. */
function travel(board) {
  const frame = board.querySelector('.stage')?.getBoundingClientRect();
  if (!frame) return;
  const now = new Map();
  for (const pawn of board.querySelectorAll('[data-pawn]')) {
    const box = pawn.getBoundingClientRect();
    const at = { x: box.x - frame.x, y: box.y - frame.y };
    now.set(pawn.dataset.pawn, at);
    const was = kept.at.get(pawn.dataset.pawn);
    if (!was || document.hidden || still.matches) continue;
    const [dx, dy] = [was.x - at.x, was.y - at.y];
    if (Math.hypot(dx, dy) < 12) continue;
    pawn.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], { duration: 320, easing: 'cubic-bezier(.3,.1,.2,1)' });
  }
  kept.at = now;
}

// A card's words fold up again with Escape or a click elsewhere.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  for (const open of opened()) { open.open = false; open.querySelector('summary')?.focus(); }
});
document.addEventListener('pointerdown', (event) => {
  for (const open of opened()) if (!open.contains(event.target) && !event.target.closest('.tip')) open.open = false;
});

function opened() {
  return document.querySelectorAll('.gl details[open][name="told"]');
}

// A place that can be chosen is pressed anywhere, except where its words unfold.
document.addEventListener('click', (event) => {
  const place = event.target.closest('.place.can');
  if (place && !event.target.closest('.choose, .holds')) place.querySelector('.choose').click();
});
