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

/** Whoever comes there by Tab shall not be led behind the words or the answers either. */
function makeRoom() {
  const [head, words, answers, dock] = ['.top', '#z-ask', '#z-actions', '.dock'].map((css) => document.querySelector(css));
  const lies = (node, place) => (node && getComputedStyle(node).position === place ? node.offsetHeight : 0);
  const root = document.documentElement;
  // Where everything fits into the window, nothing is moved out of sight.
  table.style.removeProperty('--words');
  if (root.scrollHeight > innerHeight) table.style.setProperty('--words', `${words.offsetHeight}px`);
  table.style.setProperty('--head', `${lies(head, 'sticky')}px`);
  table.style.setProperty('--foot', `${lies(answers, 'fixed')}px`);
  const [above, below] = [lies(head, 'sticky') + lies(words, 'sticky'), lies(answers, 'fixed') + lies(dock, 'fixed')];
  root.style.scrollPaddingBlock = `${above + 6}px ${below + 6}px`;
}

tell();
addEventListener('resize', makeRoom);
