// Numbers press what can be done: 1 the first action that is to be seen, 12 the twelfth, digit after digit. Where a number may
// still become a longer one it leads to its action, and Enter presses it: nobody has to be quick. What lies in a fold is reached
// by the number of the fold. Whoever uses the keyboard sees the numbers.

const ACTS = '[name="action"]:not(.cannot, :disabled)';
const ELSEWHERE = 'input, select, textarea, [role="dialog"], [contenteditable]';
const says = document.getElementById('says')?.dataset ?? {};
let typed = ''; // the digits so far of a number that may become longer

/** What has a number, in the order of the page; an action that stands in two places has its number at the first. */
function numbered() {
  const shown = (node) => node.checkVisibility({ visibilityProperty: true });
  const open = new Set([...document.querySelectorAll(`.zone ${ACTS}`)].filter(shown).map(({ value }) => value));
  const left = new Set(open);
  const leads = ({ parentElement: fold }) => !fold.open && [...fold.querySelectorAll(ACTS)].some(({ value }) => !open.has(value));
  const counts = (node) => (node.matches('summary') ? leads(node) : left.delete(node.value));
  return [...document.querySelectorAll(`.zone :is(${ACTS}, summary)`)].filter((node) => shown(node) && counts(node));
}

/** Writes the numbers anew; the page has changed, or something has unfolded. */
export function number() {
  typed = '';
  for (const one of document.querySelectorAll('[data-key]')) {
    delete one.dataset.key;
    for (const told of ['aria-keyshortcuts', 'aria-description']) one.removeAttribute(told);
  }
  numbered().forEach((one, index) => {
    const key = one.dataset.key = String(index + 1);
    // A shortcut is one key by its definition: of more, a sentence tells.
    if (key.length === 1) one.setAttribute('aria-keyshortcuts', key);
    else one.setAttribute('aria-description', `${says.keys} ${[...key].join(' ')}`);
  });
}

function at(key) {
  return document.querySelector(`[data-key="${key}"]`);
}

document.addEventListener('toggle', number, true);
document.addEventListener('pointerdown', () => { typed = ''; document.documentElement.classList.remove('keys'); });
document.addEventListener('keydown', (event) => {
  const { key } = event;
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.target.closest?.(ELSEWHERE)) return;
  const digit = /^\d$/.test(key);
  if (digit || key === 'Tab') document.documentElement.classList.add('keys');
  const wanted = digit ? [typed + key, key].find(at) : null;
  typed = '';
  if (!wanted) return;
  event.preventDefault();
  const one = at(wanted);
  if (at(`${wanted}0`)) { typed = wanted; one.focus(); } else one.click();
});
number();
