// Runs before the page is painted, so that a chosen theme does not flash: loaded as a plain script in the head.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  const game = document.documentElement.dataset.accent;
  if (game && localStorage.getItem(`met-${game}`)) document.documentElement.classList.add('met');
  // A lesson goes on where it was left; `lesson.js` keeps how far that was.
  const lesson = !location.search && /^\/lesson\/([a-z]+)$/.exec(location.pathname);
  const step = lesson && Number(localStorage.getItem(`lesson-${lesson[1]}`));
  if (step > 1) location.replace(`?step=${step}`);
} catch { /* no storage: the system's choice stands, and a lesson begins anew */ }
document.documentElement.classList.add('js');
