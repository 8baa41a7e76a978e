// A printed word is explained to whoever meets it for the first time, two words at a time; later it opens by tap or key.

const MET = 'terms';
const AT_ONCE = 2;
let shown = new Set(); // explained since the last answer

function met() {
  try { return new Set(JSON.parse(localStorage.getItem(MET) ?? '[]')); } catch { return new Set(); }
}

/** Opens what nobody has met yet; called when the question has changed. */
export function explain() {
  const known = met();
  for (const term of document.querySelectorAll('#z-ask .term')) {
    const name = term.dataset.term;
    if (shown.has(name) || (!known.has(name) && shown.size < AT_ONCE)) {
      shown.add(name);
      term.open = true;
    } else if (known.has(name)) {
      term.open = false;
    }
  }
}

/** What was explained has been met: the question is answered, and who has answered knows the game (`theme.js` looks). */
export function learn() {
  try {
    localStorage.setItem(MET, JSON.stringify([...met(), ...shown]));
    localStorage.setItem(`met-${document.querySelector('main[data-game]').dataset.game}`, 'yes');
  } catch { /* it is explained again next time */ }
  shown = new Set();
}

explain();
