// Cards that travel, points that light up. Without this script nothing is missing but motion.

const still = matchMedia('(prefers-reduced-motion: reduce)');
const TRAVEL = { duration: 230, easing: 'cubic-bezier(.3,.1,.2,1)' };

// What outlives replaced zones: where each card was, and which points were lit.
const kept = { at: new Map(), lit: null };
let table = null;

/** Called with the first zone's element, at first and after each replacement; the other zones are watched. */
export function mount(zone) {
  if (table) return;
  table = zone.closest('main');
  look(false);
  let due = 0;
  new MutationObserver((changes) => {
    if (due || !changes.some((change) => change.target.classList?.contains('zone'))) return;
    due = requestAnimationFrame(() => { due = 0; look(true); });
  }).observe(table, { childList: true, subtree: true });
}

/** Where everything is now; what has come from elsewhere travels. */
function look(moves) {
  const now = new Map();
  const travels = moves && !document.hidden && !still.matches;
  for (const node of table.querySelectorAll('[data-card]')) {
    const box = node.getBoundingClientRect();
    if (!box.width) continue;
    const zone = node.closest('.zone');
    const frame = zone.getBoundingClientRect();
    const light = node instanceof SVGGElement;
    const at = { x: box.x + scrollX, y: box.y + scrollY, w: box.width, where: `${zone.id} ${light}`, left: box.x - frame.x, top: box.y - frame.y };
    // A card lies in one place; where it is shown twice, the first counts.
    if (now.has(node.dataset.card)) continue;
    now.set(node.dataset.card, at);
    if (!travels) continue;
    const was = kept.at.get(node.dataset.card) ?? origin(node);
    // A page that has grown moves everything: that is no journey.
    const stays = was?.where === at.where && (light || Math.hypot(was.left - at.left, was.top - at.top) < 6);
    if (was && !stays) travel(node, was, at);
  }
  kept.at = now;
  const lit = new Set();
  for (const pip of table.querySelectorAll('.own .pip.on, .others .pip.on')) {
    const name = pip.dataset.pip;
    lit.add(name);
    if (travels && kept.lit && !kept.lit.has(name)) pip.classList.add('lit-now');
  }
  kept.lit = lit;
}

/** A card that was not seen before comes from the deck into the hand, from its seat's place to the middle. */
function origin(node) {
  if (!kept.at.size) return null;
  const from = node.closest('.hand') ? table.querySelector('[data-deck]')
    : node.closest('.middle') ? table.querySelector('.place.turn')
    : null;
  const box = from?.getBoundingClientRect();
  return box?.width ? { x: box.x + scrollX, y: box.y + scrollY, w: Math.min(box.width, 60) } : null;
}

function travel(node, was, at) {
  const [dx, dy] = [was.x - at.x, was.y - at.y];
  if (Math.hypot(dx, dy) < 6) return;
  if (node instanceof SVGGElement) { fly(node, was, at); return; }
  const scale = Math.max(.3, Math.min(2, was.w / at.w));
  node.animate([{ transformOrigin: '0 0', transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 9 }, { transformOrigin: '0 0', transform: 'none', zIndex: 9 }], TRAVEL);
}

/** A light of a window is drawn in the window's own measure: a likeness of the Saint's rose goes there in its stead. */
function fly(light, was, at) {
  const rose = light.querySelector('.emblem');
  if (!rose) return;
  const likeness = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  likeness.setAttribute('viewBox', '-50 -50 100 100');
  likeness.setAttribute('class', rose.getAttribute('class'));
  likeness.setAttribute('aria-hidden', 'true');
  likeness.append(rose.firstElementChild.cloneNode());
  Object.assign(likeness.style, { position: 'absolute', left: `${at.x}px`, top: `${at.y}px`, width: `${at.w}px`, height: `${at.w}px`, pointerEvents: 'none', zIndex: 30 });
  document.body.append(likeness);
  const [dx, dy, scale] = [was.x - at.x, was.y - at.y, was.w / at.w];
  const flight = likeness.animate([{ transformOrigin: '0 0', transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transformOrigin: '0 0', transform: 'none' }], TRAVEL);
  rose.animate([{ opacity: 0 }, { opacity: 0, offset: .8 }, { opacity: 1 }], TRAVEL);
  flight.finished.catch(() => {}).finally(() => likeness.remove());
}

// What has unfolded folds up again with Escape or a click elsewhere.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  for (const open of opened()) { open.open = false; open.querySelector('summary')?.focus(); }
});
document.addEventListener('pointerdown', (event) => {
  for (const open of opened()) if (!open.contains(event.target)) open.open = false;
});

function opened() {
  return document.querySelectorAll('main[data-game="sancta"] details[open][name="told"]');
}

// A place that can be chosen is pressed anywhere, except where its words unfold.
document.addEventListener('click', (event) => {
  const place = event.target.closest('.place.can');
  if (place && !event.target.closest('button, .holds')) place.querySelector('.choose').click();
});

// Words that do not fit in their card unfold while the mouse rests on it.
let due = 0, shown = null;
document.addEventListener('pointerover', (event) => {
  if (event.pointerType !== 'mouse') return;
  const card = event.target.closest?.('main[data-game="sancta"] .hand .held');
  if (card && card === shown?.closest('.held')) return;
  clearTimeout(due);
  if (shown) { shown.open = false; shown = null; }
  const words = card?.querySelector('.folded');
  if (!words || words.open) return;
  due = setTimeout(() => {
    const begins = words.querySelector('.text');
    if (!words.isConnected || words.open || begins.scrollHeight <= begins.clientHeight + 1) return;
    // Where the words do not unfold over the card but within it, buttons would move away from under the mouse.
    const over = words.querySelector('.over');
    if (over && getComputedStyle(over).display === 'none') return;
    words.open = true;
    shown = words;
  }, 260);
});
