// The bench on which a deck is built: filters, counts and steppers. Without this script the form works all the same; the
// server counts when the deck is saved. Every word comes from the page.

const bench = document.querySelector('form.bench');
const cards = [...bench.querySelectorAll('[data-card]')];
const inputs = [...bench.querySelectorAll('input[data-part]')];
const count = (input) => Math.max(0, Number.parseInt(input.value, 10) || 0);
const held = (card) => [...card.querySelectorAll('input[data-part]')].reduce((sum, input) => sum + count(input), 0);

// --- Filters ---

const filters = [...bench.querySelectorAll('[data-filter]')];

/** Does a card pass a filter? A filter of marks looks at the mark of its own place. */
function passes(card, filter) {
  const name = filter.dataset.filter;
  if (name === 'held') return !filter.checked || held(card) > 0;
  const wanted = filter.value.trim().toLowerCase();
  if (!wanted) return true;
  if (name === 'words') return `${card.dataset.words} ${card.querySelector('.face').textContent.toLowerCase()}`.includes(wanted);
  return (card.dataset.marks.split('|')[Number(name.replace('mark-', ''))] ?? '').toLowerCase() === wanted;
}

function sift() {
  for (const card of cards) card.hidden = !filters.every((filter) => passes(card, filter));
  bench.querySelector('.none').hidden = cards.some((card) => !card.hidden);
}

bench.querySelector('.filters').hidden = false;
for (const filter of filters) {
  filter.addEventListener('input', sift);
  // Enter in a search saves no deck.
  filter.addEventListener('keydown', (event) => { if (event.key === 'Enter') event.preventDefault(); });
}

// --- Counts ---

function tally() {
  for (const row of bench.querySelectorAll('[data-sum]')) {
    const sum = inputs.filter((input) => input.dataset.part === row.dataset.sum).reduce((all, input) => all + count(input), 0);
    row.querySelector('output').textContent = sum;
    row.toggleAttribute('data-off', sum < Number(row.dataset.least) || sum > Number(row.dataset.most ?? Infinity));
  }
  for (const card of cards) {
    card.toggleAttribute('data-held', held(card) > 0);
    card.toggleAttribute('data-off', held(card) > Number(card.dataset.most ?? Infinity));
  }
  const curve = bench.querySelector('[data-curve]');
  if (!curve) return;
  const bars = [...curve.querySelectorAll('[data-bar]')];
  for (const bar of bars) {
    const tall = cards.filter((card) => card.dataset.height === bar.dataset.bar);
    bar.dataset.count = tall.reduce((sum, card) => sum + count(card.querySelector(`[data-part="${curve.dataset.curve}"]`)), 0);
  }
  const most = Math.max(8, ...bars.map((bar) => Number(bar.dataset.count)));
  for (const bar of bars) {
    bar.max = most;
    bar.value = bar.dataset.count;
    bar.parentElement.querySelector('output').textContent = bar.dataset.count;
  }
}

// --- One more, one less: beside each number, for thumbs ---

function step(input, by) {
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1; // the number itself has the arrow keys
  button.textContent = by > 0 ? '+' : '−';
  button.setAttribute('aria-hidden', 'true');
  button.addEventListener('click', () => {
    input.value = Math.min(Number(input.max), Math.max(0, count(input) + by));
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return button;
}

for (const input of inputs) {
  input.before(step(input, -1));
  input.after(step(input, 1));
}

// --- Nothing is lost: leaving with a deck that is not saved asks first ---

const unsaved = new Set(); // the forms that hold something new

bench.closest('main').addEventListener('input', (event) => {
  if (event.target.dataset.filter) return;
  unsaved.add(event.target.form);
  if (event.target.form !== bench) return;
  bench.dataset.changed = '';
  if (event.target.dataset.part) tally();
});
addEventListener('submit', (event) => { unsaved.delete(event.target); });
addEventListener('beforeunload', (event) => { if (unsaved.size) event.preventDefault(); });

tally();
