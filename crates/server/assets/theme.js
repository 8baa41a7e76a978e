// Runs before the page is painted, so that a chosen theme does not flash: loaded as a plain script in the head.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch { /* no storage: the system's choice stands */ }
document.documentElement.classList.add('js');
