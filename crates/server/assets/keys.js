// Numbers press what can be done: 1 the first action that is to be seen, up to 9. Whoever uses the keyboard sees the numbers.

const ACTS = '.zone [name="action"]:not(.cannot, :disabled)';
const ELSEWHERE = 'input, select, textarea, [role="dialog"], [contenteditable]';

/** The actions that have a number, in the order of the page; one that stands in two places has its number at the first. */
function numbered() {
  const seen = new Set();
  const first = (act) => act.checkVisibility({ visibilityProperty: true }) && !seen.has(act.value) && seen.add(act.value);
  return [...document.querySelectorAll(ACTS)].filter(first).slice(0, 9);
}

/** Writes the numbers anew; the page has changed, or something has unfolded. */
export function number() {
  for (const act of document.querySelectorAll('[data-key]')) { delete act.dataset.key; act.removeAttribute('aria-keyshortcuts'); }
  numbered().forEach((act, index) => {
    act.dataset.key = index + 1;
    act.setAttribute('aria-keyshortcuts', index + 1);
  });
}

document.addEventListener('toggle', number, true);
document.addEventListener('pointerdown', () => document.documentElement.classList.remove('keys'));
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest?.(ELSEWHERE)) return;
  if (event.key === 'Tab' || /^[1-9]$/.test(event.key)) document.documentElement.classList.add('keys');
  const act = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
  if (!act || event.repeat) return;
  event.preventDefault();
  act.click();
});
number();
