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
  if (!taught.dataset.shows) return;
  for (const node of document.querySelectorAll(taught.dataset.shows)) node.classList.add('pointed-at');
  bringInSight();
}

/** What is pointed at is brought between the words that speak of it and the answers, in the list of the answers too. */
function bringInSight() {
  const [words, foot] = ['z-ask', 'z-actions'].map((id) => document.getElementById(id));
  // Who goes on by Tab shall not be led behind them either.
  const root = document.documentElement.style;
  const over = (zone, place) => (getComputedStyle(zone).position === place ? zone.offsetHeight : 0);
  const [above, below] = [over(words, 'sticky'), over(foot, 'fixed')];
  root.scrollPaddingTop = above ? `${above + 8}px` : '';
  root.scrollPaddingBottom = below ? `calc(${below + 8}px + 3.1rem)` : '';
  root.setProperty('--foot', `${below}px`);
  const seen = [...document.querySelectorAll('.pointed-at')].filter((node) => node.checkVisibility());
  for (const node of [seen.find((one) => !foot.contains(one)), seen.find((one) => foot.contains(one))]) {
    node?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

tell();
