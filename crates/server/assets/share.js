// The device's own sheet for sharing, which it has on secure pages only.

document.documentElement.classList.toggle('shares', 'share' in navigator);

document.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-share]');
  // Whoever closes the sheet without choosing has changed their mind.
  if (button) navigator.share({ title: button.dataset.title, url: document.querySelector(button.dataset.share).value }).catch(() => {});
});
