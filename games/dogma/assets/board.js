// Orders that flip together, Prophets that travel, a story that can be told again. Without this script nothing is missing but
// motion.

const still = matchMedia('(prefers-reduced-motion: reduce)');
const TRAVEL = { duration: 230, easing: 'cubic-bezier(.3,.1,.2,1)' };
const BEAT = 260;
const GAME = 'main[data-game="dogma"]';

// What outlives replaced zones: where each card was, and the story that was told last.
let seen = new Map();
let told = '';
let table = null;

/** Called with the first zone's element, at first and after each replacement; the other zones are watched. */
export function mount(zone) {
  if (!table) {
    table = zone.closest('main');
    look(false);
    told = text();
    let due = 0;
    new MutationObserver((changes) => {
      if (due || !changes.some((change) => change.target.classList?.contains('zone'))) return;
      due = requestAnimationFrame(() => { due = 0; look(true); });
    }).observe(table, { childList: true, subtree: true });
  }
  retell();
}

function moves() {
  return !document.hidden && !still.matches;
}

/** Where everything is now; what has come from another zone or slot travels. */
function look(travels) {
  const now = new Map();
  for (const node of table.querySelectorAll('[data-card]')) {
    const box = node.getBoundingClientRect();
    if (!box.width) continue;
    const where = node.closest('.prophet, .slots, .row-of-cults')?.className ?? '';
    const at = { x: box.x + scrollX, y: box.y + scrollY, where };
    now.set(node.dataset.card, at);
    const was = seen.get(node.dataset.card);
    if (!travels || !moves() || !was || was.where === at.where) continue;
    node.animate([{ transform: `translate(${was.x - at.x}px, ${was.y - at.y}px)`, opacity: .4 }, { transform: 'none', opacity: 1 }], TRAVEL);
  }
  seen = now;
}

function text() {
  return table?.querySelector('.story')?.textContent ?? '';
}

/** A new story is told step by step, and can be told again. */
function retell() {
  const story = table.querySelector('.story');
  if (!story) return;
  const again = story.querySelector('[data-again]');
  if (again) {
    again.hidden = still.matches;
    again.onclick = () => tell(story);
  }
  const list = story.querySelector('.steps');
  const fresh = text() !== told;
  told = text();
  // What came last is what matters now; a telling goes there from the beginning.
  if (fresh) tell(story);
  if (list && !(fresh && moves())) list.scrollTop = list.scrollHeight;
}

/** Orders flip together, then each step comes in its turn. */
function tell(story) {
  if (!moves() || !story.open) return;
  const list = story.querySelector('.steps');
  let beat = 0;
  let flips = -1;
  const come = (step, from, duration, at) => {
    const motion = step.animate([from, { opacity: 1, transform: 'none' }], { duration, delay: at * BEAT, fill: 'backwards', easing: 'ease-out' });
    // The list follows, and nothing else does.
    motion.finished.then(() => { list.scrollTop = Math.max(list.scrollTop, step.offsetTop + step.offsetHeight - list.offsetTop - list.clientHeight); }, () => {});
  };
  if (list) list.scrollTop = 0;
  for (const step of list?.children ?? []) {
    if (step.matches('.shown')) {
      if (flips < 0) flips = beat++;
      come(step, { transform: 'rotateX(90deg)' }, 300, flips);
      continue;
    }
    flips = -1;
    come(step, { opacity: 0, transform: 'translateX(-.6rem)' }, 240, beat++);
  }
}

// What has unfolded folds up again with Escape or a click elsewhere.
function opened() {
  return document.querySelectorAll(`${GAME} details[open][name="told"]`);
}

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  for (const open of opened()) { open.open = false; open.querySelector('summary')?.focus(); }
});
document.addEventListener('pointerdown', (event) => {
  for (const open of opened()) if (!open.contains(event.target)) open.open = false;
});
