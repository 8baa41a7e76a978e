// Going through a match: the zones of another moment come without loading the page, and the address follows.

const STORED = 80; // moments that are kept, so that going to and fro asks nothing
let house = null;
const moments = new Map(); // address → what is shown there, or on its way
let wanted = null;  // where to go: only the newest wish counts
let playing = 0;    // the timer that goes on by itself

const by = (id) => document.getElementById(id);

/** What a moment shows: asked for once. */
function fetched(address) {
  const known = moments.get(address);
  if (known) return known;
  const asked = fetch(address, { headers: { Accept: 'application/json' } }).then((answer) => {
    if (!answer.ok) throw new Error(answer.status);
    return answer.json();
  });
  asked.catch(() => moments.delete(address));
  moments.set(address, asked);
  if (moments.size > STORED) moments.delete(moments.keys().next().value);
  return asked;
}

async function go(address) {
  wanted = address;
  try {
    const moment = await fetched(address);
    if (wanted !== address) return false;
    house.badge(null);
    house.table.dataset.at = moment.at;
    history.replaceState(null, '', address);
    house.show(moment.zones);
    mark(moment.at);
    const next = by('go-on');
    if (next && !next.ariaDisabled) fetched(next.href).catch(() => {});
    return true;
  } catch {
    stop();
    house.badge(house.offline ?? '…');
    return false;
  }
}

/** The list and the curve show where one is. */
function mark(at) {
  const list = document.querySelector('#z-log .log');
  let now = null;
  for (const line of list?.querySelectorAll('[data-turn]') ?? []) {
    line.removeAttribute('aria-current');
    if (Number(line.dataset.turn) <= at) now = line;
  }
  now?.setAttribute('aria-current', 'step');
  if (list) center(list, now);
  const curve = document.querySelector('.course[data-end]');
  const line = curve?.querySelector('.now');
  const x = at / Number(curve?.dataset.end) * curve?.viewBox.baseVal.width;
  for (const end of ['x1', 'x2']) line?.setAttribute(end, x);
}

/** Scrolls the list, and never the page. */
function center(list, line) {
  if (!line) { list.scrollTop = 0; return; }
  const [box, row] = [list, line].map((node) => node.getBoundingClientRect());
  list.scrollTop += row.top - box.top - (box.height - row.height) / 2;
}

// --- Links, the slider, the choice of the step ---

/** Does a link lead to another moment, seen as this one? */
function leads(link) {
  const there = new URL(link.href), here = new URL(location.href);
  const eyes = (address) => address.searchParams.get('as');
  const own = by('go-on') ? eyes(new URL(by('go-on').href)) : eyes(here);
  return there.pathname === here.pathname && there.searchParams.has('at') && eyes(there) === own;
}

function clicked(event) {
  const link = event.target.closest('main a[href]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button || !leads(link)) return;
  event.preventDefault();
  if (link.ariaDisabled !== 'true') go(link.href);
}

function changed({ target }) {
  if (target.matches('[data-go]')) go(new URL(target.dataset.go.replace('{}', target.value), location.href).href);
  if (target.id === 'by') {
    const here = new URL(by('go-start').href);
    here.searchParams.set('at', house.table.dataset.at);
    here.searchParams.set('by', target.value);
    go(here.href);
  }
}

// --- By itself ---

function stop() {
  clearTimeout(playing);
  playing = 0;
  name(false);
}

function name(runs) {
  const button = by('play');
  button.says ??= button.title;
  button.title = button.ariaLabel = runs ? button.dataset.stop : button.says;
  button.setAttribute('aria-pressed', runs);
  button.firstElementChild.textContent = runs ? '◼' : '▷';
}

async function play() {
  const next = by('go-on');
  if (next.ariaDisabled === 'true') { stop(); return; }
  if (await go(next.href) && playing) playing = setTimeout(play, Number(by('speed').value));
}

async function toggle() {
  if (playing) { stop(); return; }
  playing = -1;
  name(true);
  // From the end it begins again.
  if (by('go-on').ariaDisabled === 'true') await go(by('go-start').href);
  playing = setTimeout(play, 300);
}

// --- Keys ---

const KEYS = { ArrowLeft: 'go-back', ArrowRight: 'go-on', Home: 'go-start', End: 'go-end' };
const TURNS = { ArrowLeft: 'go-turn-back', ArrowRight: 'go-turn-on' };

function pressed(event) {
  const inside = (what) => event.target.closest(what);
  if (event.ctrlKey || event.metaKey || event.altKey || inside('input, select, textarea, [role="application"], [role="dialog"]')) return;
  const link = by((event.shiftKey ? TURNS : KEYS)[event.key]);
  if (link) {
    event.preventDefault();
    stop();
    link.click();
  } else if (event.key === ' ' && !inside('a, button, summary')) {
    event.preventDefault();
    toggle();
  }
}

export function mount(given) {
  house = given;
  document.addEventListener('click', clicked);
  document.addEventListener('change', changed);
  document.addEventListener('keydown', pressed);
  // Whoever does anything has seen enough by itself.
  document.addEventListener('pointerdown', ({ target }) => { if (playing && !target.closest('.going-pace')) stop(); });
  document.addEventListener('input', ({ target }) => { if (target.matches('[data-shows]')) document.querySelector(target.dataset.shows).textContent = target.value; });
  by('play').addEventListener('click', toggle);
  mark(Number(house.table.dataset.at));
}
