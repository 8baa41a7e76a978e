// People talk beside the board: what is written stays in its field until the table has it, and what comes is announced
// politely. Nothing here moves the page or takes the focus.

const panel = document.getElementById('talk');
const field = document.getElementById('say-text');
const unsent = document.getElementById('unsent');

export function mount(house) {
  panel.addEventListener('submit', (event) => {
    // Closing an ear is no message.
    if (event.target.matches('[data-quick]')) return;
    event.preventDefault();
    send(event.target, event.submitter, house);
  });
  field?.addEventListener('input', () => tell(null));
  // The list may have been scrolled back to read; else its end stays in sight.
  panel.addEventListener('scroll', ({ target }) => { kept = atEnd(target) ? null : target.scrollTop; }, true);
  // On a phone the panel is a sheet: it is measured when it opens.
  document.addEventListener('click', ({ target }) => {
    const opener = target.closest('.dock [data-opens="talk"]');
    if (!opener) return;
    delete opener.dataset.news;
    settle();
  });
  new MutationObserver(heard).observe(document.getElementById('z-talk'), { childList: true });
  settle();
}

let sending = false;

async function send(form, button, house) {
  const typed = form.id === 'say';
  if (sending) return;
  sending = true;
  try {
    const body = new URLSearchParams(new FormData(form, button));
    const answer = await fetch(form.action, { method: 'POST', body, headers: { Accept: 'application/json' } });
    const { text } = answer.status === 204 ? {} : await answer.json().catch(() => ({}));
    tell(answer.status === 204 ? null : text ?? house.failed);
    if (answer.status !== 204) return;
    if (typed) field.value = '';
    fold(form.closest('details'));
    if (!house.isLive()) await house.reload();
  } catch {
    tell(house.offline);
  } finally {
    sending = false;
  }
}

/** What was chosen from makes room again. */
function fold(details) {
  if (!details?.open) return;
  if (details.contains(document.activeElement)) details.querySelector('summary').focus();
  details.open = false;
}

/** Why something was not sent, beside the field. */
function tell(text) {
  unsent.textContent = text ?? '';
  unsent.hidden = !text;
  settle();
}

let kept = null; // where the list was scrolled to, unless to its end

const atEnd = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < 8;

function settle() {
  const list = panel.querySelector('.said');
  if (list) list.scrollTop = kept ?? list.scrollHeight;
}

// A region that stays: screen readers do not hear regions that are replaced as a whole.
const voice = document.createElement('div');
voice.className = 'unseen';
voice.setAttribute('aria-live', 'polite');
document.body.append(voice);

const last = () => panel.querySelector('.said li:last-child');
let known = Number(last()?.dataset.said ?? -1);

function heard() {
  settle();
  const newest = last();
  const number = Number(newest?.dataset.said ?? -1);
  const isNews = number > known;
  // There may be less than before: somebody is not heard any more.
  known = number;
  if (!isNews) return;
  if (newest.classList.contains('own')) return;
  voice.textContent = [...newest.children].map((part) => part.textContent).join(': ');
  const opener = document.querySelector('.dock [data-opens="talk"][aria-expanded="false"]');
  if (opener) opener.dataset.news = '';
}
