
// --- Building: Arcana that light up take the open card, cards can be dragged, the box can be searched ---
{
  const GAME = 'main[data-game="dogma"]';
  const page = document.querySelector(GAME);

  /** The button that puts the open or dragged card into the Arcano of this place. */
  const taker = (place) => {
    const card = page.querySelector('.offer.held') ?? page.querySelector('.offer[open]');
    return [...(card?.querySelectorAll('.goals button') ?? [])].find((it) => it.value.endsWith(`:${place.dataset.at}`));
  };
  const place = (target) => target.closest?.(`${GAME} :is(.mine-of .arcano, .strip .cell)`);

  document.addEventListener('click', (event) => {
    const to = place(event.target);
    const other = event.target.closest('button, summary, details, a:not(.cell)');
    const button = to && !other && taker(to);
    if (!button) return;
    event.preventDefault();
    button.click();
  });

  // Fingers scroll, mice drag.
  document.addEventListener('pointerover', (event) => {
    const head = event.pointerType === 'mouse' && event.target.closest?.(`${GAME} .offer > summary`);
    if (head) head.draggable = true;
  });
  document.addEventListener('dragstart', (event) => {
    const card = event.target.closest?.(`${GAME} .offer`);
    if (!card) return;
    card.classList.add('held');
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', card.querySelector('b').textContent);
  });
  document.addEventListener('dragover', (event) => {
    const to = page?.querySelector('.offer.held') && place(event.target);
    if (to && taker(to)) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    const to = page?.querySelector('.offer.held') && place(event.target);
    const button = to && taker(to);
    if (!button) return;
    event.preventDefault();
    button.click();
  });
  document.addEventListener('dragend', () => {
    for (const card of document.querySelectorAll('.offer.held')) card.classList.remove('held');
  });

  // A card that is open closes with Escape.
  document.addEventListener('keydown', (event) => {
    const open = event.key === 'Escape' && document.querySelector(`${GAME} .offer[open]`);
    if (!open) return;
    open.open = false;
    open.querySelector('summary').focus();
  });

  // A card that opens is seen whole.
  document.addEventListener('toggle', (event) => {
    if (event.target.matches?.(`${GAME} .offer[open]`)) event.target.scrollIntoView({ block: 'nearest' });
  }, true);

  // The Arcana in little stay in sight when the whole ones are not.
  const eye = new IntersectionObserver((seen) => { page.classList.toggle('away', !seen.at(-1).isIntersecting); }, { rootMargin: '-60px 0px 0px' });

  /** Shows of the box what has all the words that are searched. */
  function sift() {
    const words = (document.getElementById('search')?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    page.classList.toggle('searching', words.length > 0);
    let found = 0;
    for (const item of page.querySelectorAll('.box-of .offers > li')) {
      const text = item.querySelector('summary').textContent.toLowerCase();
      item.hidden = !words.every((word) => text.includes(word));
      found += item.hidden ? 0 : 1;
    }
    for (const group of page.querySelectorAll('.box-of .group')) {
      group.classList.toggle('bare', words.length > 0 && !group.querySelector('li:not([hidden])'));
    }
    page.classList.toggle('nothing', words.length > 0 && found === 0);
  }
  if (page) {
    eye.observe(document.getElementById('dogma-hand'));
    document.addEventListener('input', (event) => { if (event.target.id === 'search') sift(); });
    new MutationObserver((changes) => {
      if (changes.some((change) => change.target.id === 'dogma-cards')) sift();
    }).observe(page, { childList: true, subtree: true });
  }
}
