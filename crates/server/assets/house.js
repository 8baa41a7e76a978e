// The page comes alive: answers go by POST, changed zones come by a socket that only pushes. Without this script the
// table is a plain form and works. Every word shown here comes from the page: the data attributes of #says.

import '/assets/everywhere.js';
import { openClause } from '/assets/rules.js';
import { goesOn, listen, manner } from '/assets/wire.js';

const table = document.querySelector('main[data-live], main[data-game]');
// Are answers addresses? Then nothing is sent.
const walks = Boolean(table?.dataset.puzzle || table?.dataset.lesson);
const says = document.getElementById('says')?.dataset ?? {};
const still = matchMedia('(prefers-reduced-motion: reduce)');

if (document.querySelector('[data-share]')) import('/assets/share.js');

// --- Zones ---

const sources = new Map(); // what the server sent, since what stands in the page differs from it by scripts' doings
// What the page came with, before scripts touched it.
const first = new Map([...document.querySelectorAll('.zone[id]')].map((zone) => [zone.id, zone.innerHTML]));
let waiting = null;        // the newest zones that wait for a transition to end
let moving = false;
let transition = null;

/** Puts changed zones in their places, with a transition where something wants to travel. */
function show(zones) {
  const changed = Object.entries(zones).filter(([id, html]) => isNew(id, html));
  if (!changed.length) return;
  if (moving) { waiting = { ...waiting, ...zones }; return; }
  const travels = changed.some(([id, html]) => html.includes('data-travel') || document.getElementById(id).querySelector('[data-travel]'));
  if (!travels || !document.startViewTransition || document.hidden || still.matches) { replace(changed); return; }
  moving = true;
  name(document.querySelectorAll('[data-travel]'));
  transition = document.startViewTransition(() => { replace(changed); name(document.querySelectorAll('[data-travel]')); });
  transition.ready.catch(() => {});
  transition.finished.catch(() => {}).finally(() => {
    moving = false;
    const next = waiting;
    waiting = null;
    if (next) show(next);
  });
}

// What moves delays nobody: whoever goes on sees the end of it at once.
for (const kind of ['pointerdown', 'keydown']) {
  document.addEventListener(kind, () => { if (moving) transition?.skipTransition(); motion?.skip(); }, true);
}

/** Is it different from what stands there? What the page came with is compared as the browser reads it. */
function isNew(id, html) {
  const zone = document.getElementById(id);
  if (!zone || sources.get(id) === html) return false;
  if (sources.has(id)) return true;
  const read = document.createElement('template');
  read.innerHTML = html;
  if (read.innerHTML !== (first.get(id) ?? zone.innerHTML)) return true;
  sources.set(id, html);
  return false;
}

/** Styles set by script are allowed where style attributes are not. */
function name(nodes) {
  for (const node of nodes) node.style.viewTransitionName = node.dataset.travel;
}

function replace(changed) {
  keepPlace();
  const counted = motion?.counts();
  let lost = adrift && document.activeElement === document.body ? table : null;
  for (const [id, html] of changed) {
    const zone = document.getElementById(id);
    const before = sources.get(id);
    sources.set(id, html);
    if (goesOn(zone, before, html)) continue;
    const focus = focusIn(zone);
    const open = [...zone.querySelectorAll('details[open][id]')].map((details) => details.id);
    zone.innerHTML = html;
    for (const details of open) document.getElementById(details)?.setAttribute('open', '');
    if (focus !== null && !restore(zone, focus)) lost = zone;
  }
  if (lost) rest(lost);
  if (table.dataset.live) document.body.classList.toggle('calm', !document.querySelector('.end, #z-ask .notice'));
  const ids = changed.map(([id]) => id);
  bringInSight();
  if (ids.includes('z-board')) mountGame();
  if (ids.includes('z-log')) { scrollLog(); alerts?.news(Boolean(sending)); }
  if (ids.includes('z-ask')) terms?.explain();
  keys?.number();
  motion?.rise(counted);
  announce();
  tick();
}

/** Where the page becomes shorter than one has come down, what is on the screen stays there all the same. */
function keepPlace() {
  const top = table.getBoundingClientRect().top + scrollY;
  table.style.minHeight = scrollY ? `${scrollY + innerHeight - top}px` : '';
}

/** The kind of question that the page says is open to the viewer. */
function question() {
  return document.querySelector('[data-question]')?.dataset.question ?? '';
}

let asking = question();
let answered = false; // since the question that is open was opened

/** Whoever has answered far down the page sees the headline of a question of another kind that opens then. */
function bringInSight() {
  const now = question();
  if (!now || now === asking) return;
  asking = now;
  const ask = document.getElementById('z-ask');
  const box = ask?.getBoundingClientRect();
  if (answered && box && (box.top < 0 || box.bottom > innerHeight)) {
    ask.scrollIntoView({ block: 'start', behavior: still.matches ? 'auto' : 'smooth' });
  }
  answered = false;
}

/** How to find the focused element again in the zone's next content. */
function focusIn(zone) {
  const node = document.activeElement;
  if (!node || !zone.contains(node)) return null;
  const quoted = (text) => CSS.escape(text);
  if (node.id) return `#${quoted(node.id)}`;
  if (node.name && node.value) return `[name="${quoted(node.name)}"][value="${quoted(node.value)}"]`;
  if (node.name) return `[name="${quoted(node.name)}"]`;
  return '';
}

/** Gives the focus back to what stands again in the zone. Does it? */
function restore(zone, selector) {
  const node = selector ? zone.querySelector(selector) : null;
  node?.focus({ preventScroll: true });
  return Boolean(node);
}

const ACTS = '[name="action"]:not(.cannot, :disabled)';
let adrift = false; // what had the focus is gone, and nobody has taken it anywhere since

/** What is gone gives its focus to what holds the next action, in its own zone first: Tab leads to it, and Enter presses nothing. */
function rest(zone) {
  const open = [...zone.querySelectorAll(ACTS), ...table.querySelectorAll(ACTS)].find((act) => act.checkVisibility());
  const holder = open?.parentElement ?? document.getElementById('z-ask');
  holder.tabIndex = -1;
  holder.focus({ preventScroll: true });
  adrift = true;
}

document.addEventListener('focusin', () => { adrift = false; });

// A region that stays in the page: screen readers do not hear regions that are replaced as a whole.
const voice = document.createElement('div');
voice.className = 'unseen';
voice.setAttribute('aria-live', 'polite');
document.body.append(voice);

function announce() {
  const ask = document.querySelector('#z-ask .ask')?.textContent ?? '';
  const lately = document.querySelector('.lately')?.textContent ?? '';
  // Without the countdown, which would be read out at every change.
  const chip = document.querySelector('#z-ask .window .chip');
  const time = document.querySelector('#z-ask .window small')?.textContent ?? '';
  const window = chip ? `${chip.dataset.says ?? chip.textContent}: ${time}` : '';
  const text = `${lately} ${ask} ${window}`.replace(/\s+/g, ' ').trim();
  if (voice.textContent !== text) voice.textContent = text;
}

/** The tab says when one is asked; a question with a deadline counts down. */
function tick() {
  const asked = document.querySelector('#z-actions .actions:not([data-quiet]) button') !== null;
  document.title = asked ? `● ${says.turn} · ${title}` : title;
  alerts?.turn(asked);
  for (const node of document.querySelectorAll('[data-deadline]')) {
    node.dataset.says ??= node.textContent;
    const seconds = Math.round(left(node.dataset.deadline) / 1000);
    const rest = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    node.textContent = node.dataset.says ? `${node.dataset.says} · ${rest}` : rest;
  }
  for (const bar of document.querySelectorAll('[data-until]')) shrink(bar);
  for (const node of document.querySelectorAll('[data-since]')) {
    const minutes = Math.max(1, Math.floor((Date.now() + ahead - Number(node.dataset.since)) / 60_000));
    // Hours and days come with the page: nobody watches them pass.
    if (minutes < 120) node.textContent = `${minutes} min`;
  }
}

let ahead = 0; // how much later it is at the server than here

/** Milliseconds until a moment of the server's clock. */
function left(due) {
  return Math.max(0, Number(due) - Date.now() - ahead);
}

/** The bar of a reaction window: it shrinks until the window closes, in steps where motion is not wanted. */
function shrink(bar) {
  const part = Math.min(1, left(bar.dataset.until) / Number(bar.dataset.span));
  const rest = bar.firstElementChild;
  if (still.matches) { rest.style.transform = `scaleX(${part})`; return; }
  const known = `${bar.dataset.until} ${ahead}`;
  if (bar.dataset.runs === known) return;
  bar.dataset.runs = known;
  for (const before of rest.getAnimations()) before.cancel();
  rest.animate([{ transform: `scaleX(${part})` }, { transform: 'scaleX(0)' }], { duration: left(bar.dataset.until), fill: 'forwards' });
}

const title = document.title;

function scrollLog() {
  const log = document.querySelector('#z-log .log');
  if (!log || log.hasAttribute('reversed')) return;
  // Beside the board the list scrolls, on a phone the sheet that holds it.
  for (const node of [log, log.closest('.zone')]) node.scrollTop = node.scrollHeight;
}

// --- Hints ---

// A hint takes the place of what asked for it, and goes with the question that it is about.
document.addEventListener('click', async (event) => {
  const link = event.target.closest('a[data-hint]');
  if (!link || event.ctrlKey || event.metaKey || event.button) return;
  event.preventDefault();
  if (link.ariaBusy) return;
  link.ariaBusy = 'true';
  try {
    const page = await fetch(link.href, { headers: { Accept: 'text/html' } });
    const told = new DOMParser().parseFromString(await page.text(), 'text/html').querySelector('#hint');
    if (!told) { location.assign(link.href); return; }
    if (!link.isConnected) return;
    told.tabIndex = -1;
    link.replaceWith(document.adoptNode(told));
    told.focus({ preventScroll: true });
    told.scrollIntoView({ block: 'nearest' });
  } catch {
    badge(says.offline ?? '…');
    link.ariaBusy = null;
  }
});

// --- Answers ---

const house = {
  lang: document.documentElement.lang,
  /** Sends an action of the viewer's seat. */
  act,
  /** Says near the board why something cannot be done. */
  refuse,
};

let sending = null;

/** While an answer is on its way another is not taken, unless it follows from the first and can wait. */
async function act(action, patient = false) {
  if (patient) await sending;
  if (sending || !(table.dataset.act || walks)) return;
  answered = true;
  terms?.learn();
  sending = walks ? follow(action) : send(action);
  await sending;
}

function send(action) {
  return post(table.dataset.act, new URLSearchParams({ at: table.dataset.at, action }));
}

/** On a page that changes nothing an answer is one more word of its address. */
async function follow(action) {
  const form = document.querySelector('form.actions[method="get"]');
  if (!form) { sending = null; return; }
  // Its buttons are named action, too: the property is theirs.
  const address = new URL(form.getAttribute('action'), location.href);
  address.search = new URLSearchParams([...new FormData(form), ['action', action]]);
  table.dataset.busy = '';
  try {
    const page = await fetch(address, { headers: { Accept: 'application/json' } });
    if (!page.ok) { await heard(page); return; }
    refuse(null);
    history.pushState(null, '', page.url);
    const main = new DOMParser().parseFromString(await page.text(), 'text/html').querySelector('main[data-at]');
    table.dataset.at = main.dataset.at;
    show(Object.fromEntries([...main.querySelectorAll('.zone[id]')].map((zone) => [zone.id, zone.innerHTML])));
    beside?.tell();
  } catch {
    badge(says.offline ?? '…');
  } finally {
    sending = null;
    delete table.dataset.busy;
  }
}

async function post(address, body) {
  table.dataset.busy = '';
  try {
    const answer = await fetch(address, { method: 'POST', body, headers: { Accept: 'application/json' } });
    badge(null);
    await heard(answer);
  } catch {
    badge(says.offline ?? '…');
  } finally {
    sending = null;
    delete table.dataset.busy;
  }
}

async function heard(answer) {
  if (answer.status === 204) {
    refuse(null);
    if (!isLive()) await reload();
  } else if (answer.status === 422) {
    const { text, clause } = await answer.json();
    refuse(text, clause);
  } else if (answer.status === 409) {
    const { text } = await answer.json().catch(() => ({}));
    if (!isLive()) await reload();
    // What the table has become arrives at the same time and wipes refusals: this one is about it and is read after it.
    setTimeout(() => refuse(text), 300);
  } else {
    const text = await answer.json().then((body) => body.text).catch(() => null);
    refuse(text ?? `${says.failed ?? ''} (${answer.status})`.trim());
  }
}

const why = document.getElementById('why');

function refuse(text, clause) {
  if (!why) return;
  why.replaceChildren();
  why.hidden = !text;
  if (!text) return;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = '✕';
  close.setAttribute('aria-label', says.close ?? '✕');
  close.addEventListener('click', () => { why.hidden = true; });
  why.append(close, text);
  if (!clause) return;
  const link = document.createElement('a');
  link.href = `#c-${clause}`;
  link.textContent = `${says.clause ?? '§'} ${clause}`;
  why.append(' ', link);
}

// A refusal has been read when the hand moves on.
document.addEventListener('pointerdown', (event) => { if (why && !why.contains(event.target)) why.hidden = true; });
document.addEventListener('keydown', (event) => { if (why && event.key === 'Escape') why.hidden = true; });

/** When the socket is away the page itself is asked for its zones. */
async function reload() {
  const page = await fetch(location.href, { headers: { Accept: 'text/html' } });
  if (!page.ok) return;
  const fresh = new DOMParser().parseFromString(await page.text(), 'text/html');
  const main = fresh.querySelector('main[data-at]');
  if (!main) return;
  if (Number(main.dataset.at) >= Number(table.dataset.at)) table.dataset.at = main.dataset.at;
  const zones = {};
  for (const zone of fresh.querySelectorAll('.zone[id]')) zones[zone.id] = zone.innerHTML;
  show(zones);
}

document.addEventListener('submit', (event) => {
  const form = event.target.closest('form.actions');
  const action = event.submitter?.value;
  if (!form || !(table?.dataset.act || walks) || event.submitter?.name !== 'action' || !action) return;
  event.preventDefault();
  act(action);
});

// What stands beside the actions: holding a window, taking an envelope back, a standing pass.
document.addEventListener('submit', async (event) => {
  const form = event.target.closest('form[data-quick]');
  if (!form || !table?.dataset.act) return;
  event.preventDefault();
  if (sending) return;
  sending = post(form.action, new URLSearchParams(new FormData(form)));
  await sending;
});

// --- The socket ---

let socket = null;
let tries = 0;
let later = 0;

function isLive() {
  return socket?.readyState === WebSocket.OPEN;
}

function connect() {
  clearTimeout(later);
  if (!table.dataset.live || socket?.readyState <= WebSocket.OPEN) return;
  const address = new URL(table.dataset.live, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  address.search = new URLSearchParams({ after: table.dataset.at, wire: manner });
  const mine = socket = new WebSocket(address);
  mine.addEventListener('open', () => { tries = 0; badge(null); });
  listen(mine, (push) => {
    // A quarter of a second is the way of the message; only a clock that is wrong by more is corrected.
    const off = push.now === undefined ? ahead : push.now - Date.now();
    if (Math.abs(off - ahead) > 250) ahead = off;
    if (push.at !== undefined && String(push.at) !== table.dataset.at) {
      table.dataset.at = push.at;
      refuse(null);
    }
    show(push.zones);
    if (push.badge !== undefined) badge(push.badge);
  });
  mine.addEventListener('close', (end) => {
    if (socket !== mine) return;
    // Twice as long each time up to ten seconds, and never all browsers at once. A house that closes (1012) sends everybody away
    // in the same instant: they come back one after the other within five seconds, to it or to another.
    const pause = end.code === 1012 ? 5000 * Math.random() : Math.min(10_000, 400 * 2 ** tries) * (0.5 + Math.random());
    tries += 1;
    if (tries > 1) badge(says.reconnecting ?? '…');
    later = setTimeout(connect, pause);
  });
}

let shown = null;

function badge(text) {
  if (!text) { shown?.remove(); shown = null; return; }
  if (!shown) {
    shown = document.createElement('p');
    shown.className = 'badge';
    shown.setAttribute('role', 'status');
    document.body.append(shown);
  }
  shown.textContent = text;
}

// --- On a phone ---

/** On a phone the log and the rules are sheets that slide over: their switches stand in a bar at the bottom. */
function dock() {
  const rules = document.getElementById('rules');
  const bar = document.createElement('nav');
  bar.className = 'dock';
  const button = (text, pressed) => {
    const one = document.createElement('button');
    one.type = 'button';
    one.textContent = text;
    one.setAttribute('aria-expanded', 'false');
    one.addEventListener('click', pressed);
    bar.append(one);
    return one;
  };
  const sheets = new Map();
  const slide = (name) => {
    if (name) table.dataset.sheet = name;
    else delete table.dataset.sheet;
    for (const [own, switcher] of sheets) switcher.setAttribute('aria-expanded', own === name);
    scrollLog();
  };
  const sheet = (name, holds, text) => {
    if (!document.getElementById(holds) || !text) return;
    sheets.set(name, button(text, () => slide(table.dataset.sheet === name ? null : name)));
    sheets.get(name).dataset.opens = name;
  };
  sheet('table', 'z-seats', says.seats);
  if (document.querySelector('#talk form')) sheet('talk', 'talk', says.talk);
  sheet('log', 'z-log', says.log);
  document.addEventListener('pointerdown', (event) => { if (!event.target.closest('.side, .dock') || event.target.closest('#z-actions')) slide(null); });
  document.addEventListener('keydown', (event) => { if (event.key === 'Escape') slide(null); });
  if (rules && says.rules) {
    const switcher = button(says.rules, () => { slide(null); rules.open = !rules.open; });
    rules.addEventListener('toggle', () => switcher.setAttribute('aria-expanded', rules.open));
  }
  if (bar.children.length) table.append(bar);
}

// --- What people at the table tell each other ---

if (table && document.querySelector('#talk form')) {
  import('/assets/talk.js').then(({ mount }) => mount({ isLive, reload, failed: says.failed, offline: says.offline }));
}

// --- Replays are gone through without loading the page ---

if (table && 'replay' in table.dataset) {
  import('/assets/replay.js').then(({ mount }) => mount({ table, show, badge, offline: says.offline }));
}

// --- Making a table: as many seats are shown as are asked for ---

const count = document.querySelector('form.create [name="field-seats"]');

function seatsShown() {
  const wanted = Number(count.value) || Number(count.min);
  for (const row of document.querySelectorAll('form.create [data-seat]')) {
    row.hidden = Number(row.dataset.seat) >= wanted;
  }
}

if (count) {
  document.querySelector('[data-seats-tip]')?.remove();
  count.addEventListener('input', seatsShown);
  seatsShown();
}

// --- A file is read into a field ---

document.querySelectorAll('[data-reads]').forEach((file) => {
  file.closest('[hidden]').hidden = false;
  file.addEventListener('change', async () => { document.querySelector(file.dataset.reads).value = await file.files[0]?.text() ?? ''; });
});

// --- The bench on which a deck is built ---

if (document.querySelector('main[data-shelf]')) import('/assets/shelf.js');

// --- Beginning ---

let game = null;
let keys = null; // the numbers that press actions
let beside = null; // what a page whose answers are addresses keeps in the browser: a streak, how far one has come
let motion = null; // what rises where a figure has changed
let terms = null; // words that are explained at their first meeting
let alerts = null; // tones and messages for whoever looks elsewhere

function mountGame() {
  const zone = document.getElementById('z-board');
  if (zone) game?.mount?.(zone, house);
  beside?.settle?.();
}

if (table) {
  if (table.dataset.game) {
    import(`/assets/game/${table.dataset.game}.js`).then((module) => { game = module; mountGame(); keys?.number(); }).catch(() => {});
  }
  import('/assets/keys.js').then((module) => { keys = module; });
  import('/assets/motion.js').then((module) => { motion = module; });
  import('/assets/terms.js').then((module) => { terms = module; });
  import('/assets/words.js');
  if (document.getElementById('alerts')) import('/assets/alerts.js').then((module) => { alerts = module; tick(); });
  if (walks) {
    import(`/assets/${table.dataset.lesson ? 'lesson' : 'puzzle'}.js`).then((module) => { beside = module; });
    addEventListener('popstate', () => { location.reload(); });
  }
  dock();
  scrollLog();
  connect();
  tick();
  setInterval(tick, 1000);
  addEventListener('online', () => { tries = 0; connect(); });
  document.addEventListener('visibilitychange', () => { if (!document.hidden) connect(); });
  if (location.hash.startsWith('#c-')) openClause(location.hash.slice(1));
}
