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
}

tell();
