// How far somebody has come in a lesson only this browser knows; the page points at what the step speaks of.

const table = document.querySelector('main[data-lesson]');
const key = `lesson-${table.dataset.lesson}`;

/** Notes the step that the page shows, and points; called again whenever it shows another. */
export function tell() {
  const taught = document.querySelector('#z-ask .taught');
  if (!taught) return;
  const over = 'over' in taught.dataset;
  try {
    // Whoever has been at the end begins anew the next time.
    if (over) localStorage.removeItem(key);
    else if (Number(table.dataset.at) > Number(localStorage.getItem(key) ?? 0)) localStorage.setItem(key, table.dataset.at);
  } catch { /* it begins anew next time */ }
  for (const before of document.querySelectorAll('.pointed-at')) before.classList.remove('pointed-at');
  if (taught.dataset.shows) for (const node of document.querySelectorAll(taught.dataset.shows)) node.classList.add('pointed-at');
  settle();
}

/** Now, and once the game's own script has drawn its board, which it does in a frame of its own. */
export function settle() {
  bringInSight();
  requestAnimationFrame(() => requestAnimationFrame(bringInSight));
}

/** What is pointed at is brought between the words that speak of it and the answers, in the list of the answers too. */
function bringInSight() {
  makeRoom();
  const seen = [...document.querySelectorAll('.pointed-at')].filter((node) => node.checkVisibility());
  const answers = document.getElementById('z-actions');
  // The board comes last: the page stays where it brings it.
  for (const node of [seen.find((one) => answers.contains(one)), seen.find((one) => !answers.contains(one))]) {
    node?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }
}

/** At a desk the words stay beside the board, as `lesson.css` has it for this width. */
const desk = matchMedia('(min-height: 40rem) and (min-width: 56.01rem)');
/** What the room for the words was measured by. */
let measured = '';

/** Whoever comes there by Tab shall not be led behind the words or the answers either. */
function makeRoom() {
  const [head, words, answers, dock] = ['.top', '#z-ask', '#z-actions', '.dock'].map((css) => document.querySelector(css));
  const lies = (node, place) => (node && getComputedStyle(node).position === place ? node.offsetHeight : 0);
  // All is read first, and only what has changed is written: all that the table holds is styled anew for it.
  const [above, below] = [lies(head, 'sticky'), lies(answers, 'fixed')];
  document.documentElement.style.scrollPaddingBlock = `${above + lies(words, 'sticky') + 6}px ${below + lies(dock, 'fixed') + 6}px`;
  for (const [name, value] of [['--head', above], ['--foot', below]]) keep(name, `${value}px`);
  if (measured !== measures(words)) {
    // Where everything fits into the window, nothing is moved out of sight.
    keep('--words', '');
    if (desk.matches && document.documentElement.scrollHeight > innerHeight) keep('--words', `${words.offsetHeight}px`);
    measured = measures(words);
  }
}

const measures = (words) => [innerWidth, innerHeight, words.offsetHeight, document.documentElement.scrollHeight].join();

function keep(name, value) {
  if (table.style.getPropertyValue(name) !== value) table.style.setProperty(name, value);
}

tell();
addEventListener('resize', makeRoom);
