// Cards that travel, cities that can be pressed. Without this script nothing is missing but motion and a shorter way.

const still = matchMedia('(prefers-reduced-motion: reduce)');
const TRAVEL = { duration: 230, easing: 'cubic-bezier(.3,.1,.2,1)' };
const GAME = 'main[data-game="capitale"]';

// What outlives replaced zones: where each card was.
let seen = new Map();
let table = null;

/** Called with the first zone's element, at first and after each replacement; the other zones are watched. */
export function mount(zone) {
  if (table) return;
  table = zone.closest('main');
  look(false);
  let due = 0;
  new MutationObserver((changes) => {
    if (due || !changes.some((change) => change.target.classList?.contains('zone'))) return;
    due = requestAnimationFrame(() => { due = 0; goals(null); look(true); });
  }).observe(table, { childList: true, subtree: true });
}

/** Where everything is now; what has come from elsewhere travels. */
function look(moves) {
  const now = new Map();
  const travels = moves && !document.hidden && !still.matches;
  for (const node of table.querySelectorAll('[data-card]')) {
    const box = node.getBoundingClientRect();
    if (!box.width || now.has(node.dataset.card)) continue;
    const near = node.parentElement.getBoundingClientRect();
    const at = { x: box.x + scrollX, y: box.y + scrollY, where: node.closest('[data-city], [data-place], .hand')?.id ?? '', left: box.x - near.x, top: box.y - near.y };
    now.set(node.dataset.card, at);
    const was = seen.get(node.dataset.card);
    // A page that has grown moves everything: that is no journey.
    if (!travels || !was || was.where === at.where) continue;
    node.animate([{ transform: `translate(${was.x - at.x}px, ${was.y - at.y}px)`, zIndex: 9 }, { transform: 'none', zIndex: 9 }], TRAVEL);
  }
  seen = now;
}

// A character or a card that is open: the cities where it may go can be pressed themselves.
document.addEventListener('toggle', (event) => {
  const open = event.target;
  if (!open.matches?.(`${GAME} details`)) return;
  goals([...document.querySelectorAll(`${GAME} details[open][name="told"]`)].find((it) => it.querySelector('.goals')) ?? null);
}, true);

let going = null;
function goals(from) {
  going = from;
  for (const city of document.querySelectorAll(`${GAME} .city`)) city.classList.toggle('goal-here', !!goal(city));
}

/** The button that leads to a city. */
function goal(city) {
  return [...(going?.querySelectorAll('.goals button') ?? [])].find((it) => it.value.endsWith(`:${city.dataset.city}`));
}

document.addEventListener('click', (event) => {
  const plate = event.target.closest(`${GAME} .goal-here .plate`);
  if (plate && !event.target.closest('button')) goal(plate.closest('.city'))?.click();
});

// What has unfolded folds up again with Escape or a click elsewhere; a click on a city that can be reached goes there.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  for (const open of opened()) { open.open = false; open.querySelector('summary')?.focus(); }
});
document.addEventListener('pointerdown', (event) => {
  if (event.target.closest('.goal-here .plate')) return;
  for (const open of opened()) if (!open.contains(event.target)) open.open = false;
});

// Whoever has answered from a card is done with it.
document.addEventListener('submit', (event) => {
  const open = event.submitter?.closest(`${GAME} details[open][name="told"]`);
  if (!open || event.submitter.matches('.cannot')) return;
  open.open = false;
  open.querySelector('summary')?.focus({ preventScroll: true });
});

function opened() {
  return document.querySelectorAll(`${GAME} details[open][name="told"]`);
}
