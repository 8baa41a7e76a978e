// How many days in a row a puzzle was solved at the first try: only this browser knows, and only the day's own puzzle counts.

const read = (name) => {
  try { return JSON.parse(localStorage.getItem(name)) ?? {}; } catch { return {}; }
};

/** Notes the first answer of the day, if the page shows one, and says how long the streak is. */
export function tell() {
  const line = document.querySelector('[data-streak]');
  if (!line) return;
  const { streak: name, day, today } = line.dataset;
  const key = `puzzle-${name}`;
  let kept = read(key);
  const verdict = document.querySelector('[data-verdict]')?.dataset.verdict;
  if (verdict && day === today && kept.day !== Number(day)) {
    const before = kept.day === Number(day) - 1 ? kept.streak ?? 0 : 0;
    const streak = verdict === 'right' ? before + 1 : 0;
    kept = { day: Number(day), streak, best: Math.max(streak, kept.best ?? 0) };
    try { localStorage.setItem(key, JSON.stringify(kept)); } catch { /* it is counted anew next time */ }
  }
  const streak = kept.day >= Number(today) - 1 ? kept.streak : 0;
  const says = streak === 1 ? line.dataset.one : streak ? line.dataset.many.replace('{}', streak) : line.dataset.none;
  const done = streak === 0 && kept.day === Number(today);
  const best = kept.best > Math.max(streak, 1) ? ` ${line.dataset.best.replace('{}', kept.best)}` : '';
  line.textContent = `${done ? line.dataset.missed : says}${best}`;
  line.hidden = false;
}

tell();
