// The rules beside the board, a sheet that opens at the clause that is meant.

const still = matchMedia('(prefers-reduced-motion: reduce)');

let led = false; // somewhere, by a link

/** The rules open at what is asked now, unless a link leads elsewhere. */
function openRules() {
  const asked = document.querySelector('#z-ask [data-clause]')?.dataset.clause;
  return Boolean(asked) && openClause(`c-${asked}`);
}

document.getElementById('rules')?.addEventListener('toggle', ({ target }) => {
  if (target.open && !led) openRules();
  led = false;
});

document.addEventListener('click', (event) => {
  if (event.target.closest('a[data-rules]') && !event.ctrlKey && !event.metaKey && openRules()) event.preventDefault();
});

/** Opens the sheet at a clause. Is there one of this id in it? */
export function openClause(id) {
  const clause = document.getElementById(id);
  const sheet = clause?.closest('details');
  if (!sheet) return false;
  if (!sheet.open) led = true;
  sheet.open = true;
  document.querySelector('.clause.here')?.classList.remove('here');
  clause.classList.add('here');
  clause.tabIndex = -1;
  clause.focus({ preventScroll: true });
  clause.scrollIntoView({ block: 'start', behavior: still.matches ? 'auto' : 'smooth' });
  return true;
}

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[href^="#c-"]');
  if (link && openClause(decodeURIComponent(link.hash.slice(1)))) event.preventDefault();
});

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  const sheet = document.querySelector('main.table > .sheet[open]');
  if (sheet) { sheet.open = false; sheet.querySelector('summary').focus(); }
});

// Whoever knows a rule's number types it.
for (const field of document.querySelectorAll('[data-find-clause]')) {
  field.closest('[hidden]').hidden = false;
  field.addEventListener('input', () => field.removeAttribute('aria-invalid'));
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const id = `c-${field.value.trim().replace(',', '.')}`;
    if (!document.getElementById(id)) field.setAttribute('aria-invalid', 'true');
    else if (!openClause(id)) { location.hash = `#${id}`; }
  });
}
