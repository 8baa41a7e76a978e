// What a figure has gained or lost is seen where it stands: an element with `data-count` that says another number after a push
// than before shows the difference for a moment. It takes no room, waits for nobody and goes with the next input.

const still = matchMedia('(prefers-reduced-motion: reduce)');
const LASTS = 600;
let rising = [];

/** What the counted figures say now. */
export function counts() {
  return new Map(figures().map((figure) => [figure.dataset.count, number(figure)]));
}

/** Shows what has become of them since. */
export function rise(before) {
  if (still.matches || document.hidden) return;
  for (const figure of figures()) {
    const change = number(figure) - (before.get(figure.dataset.count) ?? NaN);
    if (change) show(figure, change);
  }
}

/** What moves is at its end: whoever goes on waits for nothing. Only a time that runs out goes on. */
export function skip() {
  for (const one of rising) one.remove();
  rising = [];
  for (const one of document.getAnimations()) {
    const of = one.effect?.target;
    if (of?.closest('main.table') && !of.closest('[data-until]') && Number.isFinite(one.effect.getComputedTiming().endTime)) one.finish();
  }
}

function figures() {
  const seen = new Set();
  return [...document.querySelectorAll('[data-count]')].filter(({ dataset }) => !seen.has(dataset.count) && seen.add(dataset.count));
}

function number({ dataset, textContent }) {
  return Number(dataset.value ?? textContent);
}

function show(figure, change) {
  const box = figure.getBoundingClientRect();
  if (!box.width || box.bottom < 0 || box.top > innerHeight) return;
  const one = document.createElement('span');
  one.className = `change ${change < 0 ? 'loss' : 'gain'}`;
  one.ariaHidden = 'true';
  one.textContent = change < 0 ? `−${-change}` : `+${change}`;
  // Styles set by script are allowed where style attributes are not.
  one.style.left = `${box.left + box.width / 2}px`;
  one.style.top = `${box.top}px`;
  document.body.append(one);
  rising.push(one);
  const frames = [{ opacity: 0, translate: '-50% 0' }, { opacity: 1, translate: '-50% -.7rem', offset: 0.25 }, { opacity: 1, translate: '-50% -1rem', offset: 0.75 }, { opacity: 0, translate: '-50% -1.6rem' }];
  one.animate(frames, { duration: LASTS, easing: 'ease-out' }).finished.catch(() => {}).finally(() => one.remove());
}
