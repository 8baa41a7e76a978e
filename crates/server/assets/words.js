// What a sign or a word means, for whoever has no pointer to wait over it.

const note = document.createElement('p');
note.className = 'meaning';
note.popover = 'auto';
note.setAttribute('role', 'status');
document.body.append(note);

/** What the title of the nearest sign says; a drawing has it as an element of its own. */
function meaning(node) {
  for (let at = node; at && at !== document.body; at = at.parentElement) {
    const said = at.getAttribute('title') || at.querySelector(':scope > title')?.textContent;
    if (said) return said.trim();
  }
  return '';
}

// A mouse sees titles by itself; what can be pressed does what it does.
document.addEventListener('click', (event) => {
  if (event.target.closest('.meaning a')) event.target.closest('.meaning').hidePopover();
  if (event.pointerType === 'mouse' || event.target.closest('button, a, summary, label, input, select, [role="button"], [role="application"]')) return;
  const said = event.target.closest('.zone') ? meaning(event.target) : '';
  if (!said) return;
  note.textContent = said;
  note.showPopover();
});
