// Telling whoever looks elsewhere that it is their turn: by a tone, by a message of the browser. Both are off until asked for,
// and what was asked for is kept in this browser.

import { open, ring } from '/assets/sound.js';

const box = document.getElementById('alerts');
const sound = box.querySelector('[data-sound]');
const notify = box.querySelector('[data-notify]');
const note = box.querySelector('[role="status"]');
const can = isSecureContext && 'Notification' in window;

const kept = (name) => { try { return localStorage.getItem(name) === 'yes'; } catch { return false; } };
const keep = (name, on) => { try { localStorage.setItem(name, on ? 'yes' : 'no'); } catch { /* it lasts as long as the page */ } };

let loud = kept('sound');
let tells = can && kept('notify') && Notification.permission === 'granted';

function show() {
  sound.setAttribute('aria-pressed', loud);
  notify?.setAttribute('aria-pressed', tells);
}

box.hidden = false;
if (notify) notify.hidden = !can;
show();

sound.addEventListener('click', () => {
  loud = !loud;
  keep('sound', loud);
  show();
  if (loud) { open(); setTimeout(() => ring('turn'), 60); }
});

notify?.addEventListener('click', async () => {
  note.textContent = '';
  if (tells) tells = false;
  else tells = (await Notification.requestPermission()) === 'granted';
  if (!tells && Notification.permission === 'denied') note.textContent = box.dataset.denied;
  keep('notify', tells);
  show();
});

// A page that is loaded anew may sound only after the first touch or key.
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => { if (loud) open(); }, { once: true });

let was = null; // was one asked when the page was looked at last?
let fresh = false;

/** Something happened at the table; `own` where it is what one has just done oneself. */
export function news(own) { fresh ||= !own; }

/** The page has been looked at: is one asked now? */
export function turn(asked) {
  const mine = asked && was === false;
  if (mine && loud) ring('turn');
  else if (fresh && loud && !asked) ring('news');
  if (mine && tells && document.hidden) call();
  [was, fresh] = [asked, false];
}

function call() {
  try {
    const message = new Notification(document.title, { body: document.querySelector('#z-ask .ask')?.textContent ?? '', tag: location.pathname, icon: '/assets/icon.svg' });
    message.addEventListener('click', () => { window.focus(); message.close(); });
  } catch { // a device on which only workers may
    tells = false;
    notify.hidden = true;
  }
}
