// What comes over the table's socket: zones, whole or as edits of what was sent before, packed where that is shorter. What does
// not fit ends the connection, and the next one brings everything anew.

/** How this browser can be told: for the socket's address. */
export const manner = typeof DecompressionStream === 'function' ? 'packed' : 'edits';

/** Hands each push of a socket on, with its changed zones whole, one after the other. */
export function listen(socket, take) {
  const sources = new Map(); // the text of each zone as it was sent, piece by piece
  let number = null;
  let turn = Promise.resolve();
  socket.binaryType = 'arraybuffer';
  socket.addEventListener('message', ({ data }) => {
    turn = turn.then(() => text(data)).then(JSON.parse).then((push) => {
      if (push.edits && push.to !== number + 1) throw new Error('a push is missing');
      number = push.to ?? number;
      const edited = Object.entries(push.edits ?? {}).map(([id, edits]) => [id, apply(sources.get(id), edits)]);
      const zones = { ...push.zones, ...Object.fromEntries(edited) };
      for (const [id, html] of Object.entries(zones)) sources.set(id, pieces(html));
      return { ...push, zones };
    }).then(take, () => { socket.close(); }).catch(reportError);
  });
}

async function text(data) {
  if (typeof data === 'string') return data;
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'))).text();
}

/** A zone is cut before every `<`; the server counts the same pieces. */
function pieces(html) {
  return html.split(/(?=<)/);
}

function apply(old, edits) {
  return edits.map((edit) => {
    if (typeof edit === 'string') return edit;
    const [from, count] = edit;
    if (from + count > old.length) throw new Error('another text is meant');
    return old.slice(from, from + count).join('');
  }).join('');
}

const END = '</ol>';

/** Goes on with a zone whose list has only grown: the log of a long match is not drawn anew for every line, and whoever reads it is left alone. */
export function goesOn(zone, before, html) {
  const known = before?.endsWith(END) && before.slice(0, -END.length);
  if (!known || !html.startsWith(known) || !html.endsWith(END)) return false;
  const more = html.slice(known.length, -END.length);
  const list = zone.lastElementChild;
  if (more.includes(END) || list?.localName !== 'ol') return false;
  list.insertAdjacentHTML('beforeend', more);
  return true;
}
