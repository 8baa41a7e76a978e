// What works on every page: dark and light, and copying.

const says = document.getElementById('says')?.dataset ?? {};

document.addEventListener('click', async (event) => {
  const theme = event.target.closest('[data-theme-switch]');
  if (theme) switchTheme();
  const copy = event.target.closest('[data-copy]');
  if (copy) await copyFrom(copy);
});

function switchTheme() {
  const root = document.documentElement;
  const now = root.dataset.theme ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
  root.dataset.theme = now === 'light' ? 'dark' : 'light';
  try { localStorage.setItem('theme', root.dataset.theme); } catch { /* it lasts as long as the page */ }
}

async function copyFrom(button) {
  const field = document.querySelector(button.dataset.copy);
  const text = field?.value ?? field?.href ?? field?.textContent ?? button.dataset.copy;
  try {
    await navigator.clipboard.writeText(text);
  } catch { // not a secure page: the old way
    field?.select?.();
    document.execCommand('copy');
  }
  const before = button.textContent;
  button.textContent = button.dataset.copied ?? says.copied ?? '✓';
  setTimeout(() => { button.textContent = before; }, 1600);
}
