// The solids in the reader's hands: turning, zooming, choosing a vertex by mouse, touch or keyboard, and pieces that
// travel. Where a vertex is drawn at first is worked out in page/lens.rs with the same sums.

const still = matchMedia('(prefers-reduced-motion: reduce)');
const STEP = Math.PI / 16;
const CLICK = 6;      // a pointer that moved less than this has clicked, not dragged
const TUMBLE = 560;   // how long the die rolls, in milliseconds
const REACH = 24;     // how far from a vertex a finger may fall, in pixels

// What outlives a replaced board and the next page of the same table: the way it is turned, and what was where.
const here = `board ${location.pathname.split('/').slice(0, 3).join('/')}`;
const kept = { turn: null, zoom: 1, close: false, names: false, crossings: false, lens: false, at: {}, goal: null, focus: null, chosen: {}, ...remembered() };
let board = null;

function remembered() {
  try { return JSON.parse(sessionStorage.getItem(here) ?? '{}'); } catch { return {}; }
}

addEventListener('pagehide', () => {
  const { turn, zoom, names, crossings, lens, roll, at } = kept;
  try { sessionStorage.setItem(here, JSON.stringify({ turn, zoom, names, crossings, lens, roll, at })); } catch { /* then it is turned anew */ }
});

/** Called with the zone's element, at first and after each replacement. */
export function mount(zone, house) {
  const svg = zone.querySelector('svg.solids');
  if (!svg) return;
  board?.leave();
  board = new Board(svg, house);
}

class Board {
  constructor(svg, house) {
    this.svg = svg;
    this.house = house;
    this.stage = svg.closest('.stage');
    this.eye = Number(svg.dataset.eye);
    const radii = numbers(svg.dataset.radii);
    this.first = rows(numbers(svg.dataset.turn));
    kept.turn ??= this.first;
    this.layer = svg.querySelector('.vertices');
    this.ways = svg.querySelector('.ways');
    this.vertices = new Map();
    for (const node of svg.querySelectorAll('[data-v]')) {
      const name = node.dataset.v;
      const radius = radii['ATC'.indexOf(name[0])];
      const place = ['x', 'y', 'z'].map((axis) => Number(node.dataset[axis]));
      this.vertices.set(name, { name, node, radius, place, dot: node.querySelector('.dot'), under: svg.querySelector(`[data-of="${name}"]`) });
    }
    this.edges = [...svg.querySelectorAll('.edges line')];
    this.edgesLayer = svg.querySelector('.edges');
    this.typed = '';
    this.away = new AbortController();
    this.listen();
    this.showTurners();
    this.svg.classList.toggle('names', kept.names);
    this.fold();
    this.nameAlone();
    this.showCrossings(kept.crossings);
    this.openLens();
    this.tumble();
    this.comeClose();
    this.draw();
    this.rove(this.vertices.get(kept.focus) ?? this.open().find(({ node }) => node.matches('.step, .power, .seals')) ?? this.open()[0] ?? this.vertices.get(svg.dataset.mover) ?? this.vertices.get('A1'));
    this.faceIfBehind();
    this.travel();
    this.goOn();
  }

  leave() {
    this.away.abort();
    cancelAnimationFrame(this.frame);
    this.closeChooser();
  }

  // --- From space to paper ---

  project({ place, radius }) {
    const [x, y, z] = kept.turn.map((row) => row[0] * place[0] + row[1] * place[1] + row[2] * place[2]);
    const scale = (radius * this.eye) / (this.eye - z * radius) * kept.zoom;
    return { x: x * scale, y: -y * scale, near: (z + 1) / 2, depth: z * radius };
  }

  draw() {
    for (const vertex of this.vertices.values()) {
      const spot = vertex.spot = this.project(vertex);
      spot.size = (0.68 + 0.42 * spot.near) * Math.sqrt(kept.zoom);
      for (const group of [vertex.node, vertex.under]) group?.setAttribute('transform', `translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)}) scale(${spot.size.toFixed(2)})`);
      vertex.node.classList.toggle('far', spot.near < 0.46);
      vertex.dot.setAttribute('opacity', (0.35 + 0.65 * spot.near).toFixed(2));
    }
    for (const line of this.edges) {
      const near = this.lay(line);
      line.setAttribute('stroke-width', (0.7 + 1.9 * near).toFixed(2));
      line.setAttribute('stroke-opacity', (0.16 + 0.64 * near * near).toFixed(2));
    }
    for (const line of this.ways.children) this.lay(line);
    this.sort();
  }

  /** Puts a line between its two vertices; arrows stop short of the piece they point at. */
  lay(line) {
    const a = this.vertices.get(line.dataset.a).spot;
    const b = this.vertices.get(line.dataset.b).spot;
    let end = b;
    if (line.matches('.trail, .announced')) {
      const rest = 1 - Math.min(0.5, (15 * b.size) / Math.max(1, Math.hypot(b.x - a.x, b.y - a.y)));
      end = { x: a.x + (b.x - a.x) * rest, y: a.y + (b.y - a.y) * rest };
    }
    line.setAttribute('x1', a.x.toFixed(1));
    line.setAttribute('y1', a.y.toFixed(1));
    line.setAttribute('x2', end.x.toFixed(1));
    line.setAttribute('y2', end.y.toFixed(1));
    return (a.near + b.near) / 2;
  }

  /** Near things are painted last. The vertex that has the focus is never moved itself, or it would lose it. */
  sort() {
    const order = [...this.vertices.values()].sort((a, b) => a.spot.depth - b.spot.depth);
    const names = order.map((vertex) => vertex.name).join();
    if (names === this.order) return;
    this.order = names;
    const held = this.layer.contains(document.activeElement) ? document.activeElement : null;
    let after = !held;
    for (const { node } of order) {
      if (node === held) after = true;
      else if (after) this.layer.append(node);
      else this.layer.insertBefore(node, held);
    }
    const depth = (line) => this.vertices.get(line.dataset.a).spot.depth + this.vertices.get(line.dataset.b).spot.depth;
    this.edgesLayer.append(...this.edges.sort((a, b) => depth(a) - depth(b)));
  }

  redraw() {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.draw());
  }

  // --- Turning ---

  turnBy(across, up) {
    const [ca, sa, cu, su] = [Math.cos(across), Math.sin(across), Math.cos(up), Math.sin(up)];
    const about = times([[1, 0, 0], [0, cu, -su], [0, su, cu]], [[ca, 0, sa], [0, 1, 0], [-sa, 0, ca]]);
    kept.turn = upright(times(about, kept.turn));
    this.redraw();
  }

  zoomBy(factor) {
    kept.zoom = Math.min(2.6, Math.max(0.7, kept.zoom * factor));
    this.redraw();
  }

  /** Turns by the least angle that brings a vertex to the front, a little off the middle so that the axis stays readable. */
  face(vertex) {
    const [x, y, z] = kept.turn.map((row) => row[0] * vertex.place[0] + row[1] * vertex.place[1] + row[2] * vertex.place[2]);
    const across = Math.atan2(-x, z) + 0.25;
    const up = Math.atan2(y, Math.hypot(x, z)) - 0.2;
    const from = kept.turn;
    const start = performance.now();
    const swing = (now) => {
      const part = still.matches ? 1 : Math.min(1, (now - start) / 250);
      const eased = part * (2 - part);
      kept.turn = from;
      this.turnBy(across * eased, up * eased);
      cancelAnimationFrame(this.frame);
      this.draw();
      if (part < 1 && !this.away.signal.aborted) this.frame = requestAnimationFrame(swing);
    };
    swing(still.matches ? start + 250 : start);
  }

  /** When one is asked and all that can be done lies behind, the solids turn so that it can be seen. */
  faceIfBehind() {
    const open = this.open();
    const mover = this.vertices.get(this.svg.dataset.mover);
    if (!open.length || !mover || open.length > 20) return;
    if (open.some((vertex) => vertex.spot.near > 0.5)) return;
    this.face(mover);
  }

  /** On a small screen twenty open vertices of the inner world are too near each other for a finger: the board comes closer. */
  comeClose() {
    const open = this.open();
    const crowded = open.length > 12 && open.every((vertex) => vertex.name[0] === 'A') && this.svg.clientWidth < 480;
    if (crowded && !kept.close && kept.zoom === 1) kept.zoom = 1.55;
    if (!crowded && kept.close) kept.zoom = 1;
    kept.close = crowded;
  }

  turners = {
    left: () => this.turnBy(-STEP, 0), right: () => this.turnBy(STEP, 0),
    up: () => this.turnBy(0, -STEP), down: () => this.turnBy(0, STEP),
    in: () => this.zoomBy(1.2), out: () => this.zoomBy(1 / 1.2),
    reset: () => { kept.turn = this.first; kept.zoom = 1; this.redraw(); },
    names: () => { kept.names = !kept.names; this.svg.classList.toggle('names', kept.names); this.showTurners(); },
    face: () => { const mover = this.vertices.get(this.svg.dataset.mover) ?? this.open()[0]; if (mover) this.face(mover); },
  };

  showTurners() {
    const turners = this.stage.querySelector('.turners');
    turners.hidden = false;
    turners.querySelector('[data-turn-by="names"]').setAttribute('aria-pressed', kept.names);
  }

  // --- Crossings: many, dear, and quiet until one asks for them ---

  /** In the list beside the board they go into a fold of their own, unless they are all that can be done. */
  fold() {
    const buttons = [...document.querySelectorAll('#actions button[name="action"]')];
    const across = buttons.filter(({ value }) => value[1] === '^');
    if (!across.length || across.length === buttons.length) return;
    const list = document.createElement('details');
    list.id = 'crossings-list';
    const summary = document.createElement('summary');
    summary.textContent = this.stage.dataset.folded;
    const row = document.createElement('div');
    across[0].before(list);
    row.append(...across);
    list.append(summary, row);
    list.addEventListener('toggle', () => {
      if (!list.isConnected) return;
      this.showCrossings(list.open);
      if (list.contains(document.activeElement)) list.scrollIntoView({ block: 'nearest' });
    });
  }

  /** Twenty sentences that differ in a vertex are read as twenty names; the question says the rest, and so does each button to those who hear it. */
  nameAlone() {
    const buttons = [...document.querySelectorAll('#actions button[name="action"]')];
    if (!buttons.length || !buttons.every(({ value }) => value[1] === '@' || value.startsWith('seal@'))) return;
    for (const button of buttons) {
      button.setAttribute('aria-label', button.textContent.trim());
      button.textContent = button.value.split('@')[1];
    }
    buttons[0].parentElement.classList.add('by-name');
  }

  /** The switch on the board and the fold in the list go together. */
  showCrossings(shown) {
    kept.crossings = shown;
    this.svg.classList.toggle('crossings', shown);
    const list = document.getElementById('crossings-list');
    if (list && list.open !== shown) list.open = shown;
    const button = this.stage.querySelector('button.crossings');
    if (!button) return;
    button.hidden = false;
    button.setAttribute('aria-pressed', shown);
  }

  // --- The lens: danger and reach. The page shows the marks where it is open; here it is remembered and told ---

  openLens() {
    this.lens = this.stage.closest('.board').querySelector('details.lens');
    if (!this.lens) return;
    this.lens.open = kept.lens;
    this.lens.addEventListener('toggle', () => { if (this.lens.isConnected) { kept.lens = this.lens.open; this.tellSights(); } });
    this.tellSights();
  }

  /** While it is open each vertex says what its mark means. */
  tellSights() {
    for (const { node } of this.vertices.values()) {
      if (!node.dataset.sight) continue;
      node.dataset.label ??= node.getAttribute('aria-label');
      node.setAttribute('aria-label', node.dataset.label + (kept.lens ? `. ${node.dataset.sight}` : ''));
    }
    if (kept.lens) this.svg.setAttribute('aria-describedby', 'lens-says solids-help');
    else this.svg.setAttribute('aria-describedby', 'solids-help');
  }

  /** The die tumbles when it is seen for the first time; a board that is replaced meanwhile goes on with it. */
  tumble() {
    const die = this.stage.closest('.board').querySelector('.die');
    if (!die) return;
    const now = performance.now();
    if (kept.roll !== die.dataset.roll) kept.rolled = now;
    kept.roll = die.dataset.roll;
    const since = now - (kept.rolled ?? -Infinity);
    if (since >= TUMBLE) return;
    die.classList.add('tumbles');
    for (const part of [die, ...die.querySelectorAll('text')]) part.style.setProperty('--since', `${-Math.round(since)}ms`);
  }

  // --- Listening ---

  listen() {
    const on = (target, kind, heard, more) => target.addEventListener(kind, heard.bind(this), { signal: this.away.signal, ...more });
    on(this.stage, 'click', (event) => {
      const button = event.target.closest('[data-turn-by]');
      if (button) this.turners[button.dataset.turnBy]();
      if (event.target.closest('button.crossings')) this.showCrossings(!kept.crossings);
    });
    // Who looks at a line of the list sees its vertex.
    const list = document.getElementById('z-actions');
    if (list) for (const kind of ['pointerover', 'focusin', 'pointerout', 'focusout']) on(list, kind, this.mark);
    this.fingers = new Map();
    on(this.svg, 'pointerdown', this.press);
    on(this.svg, 'pointermove', this.drag);
    on(this.svg, 'pointerup', this.release);
    on(this.svg, 'pointercancel', (event) => this.fingers.delete(event.pointerId));
    on(this.svg, 'keydown', this.key);
    // Assistive technology clicks without a pointer.
    on(this.svg, 'click', (event) => { if (event.detail === 0) this.choose(this.vertexOf(event.target)); });
    on(this.svg, 'wheel', (event) => { if (event.ctrlKey) { event.preventDefault(); this.zoomBy(event.deltaY < 0 ? 1.1 : 1 / 1.1); } }, { passive: false });
    on(this.svg, 'focusin', (event) => this.point(this.vertexOf(event.target)));
    on(this.svg, 'pointerover', (event) => { if (event.pointerType === 'mouse' && !this.fingers.size) this.point(this.vertexOf(event.target)); });
    on(this.svg, 'pointerleave', () => this.point(this.vertexOf(document.activeElement)));
  }

  press(event) {
    if (event.button > 0) return;
    cancelAnimationFrame(this.frame);
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, far: 0, at: event.target });
    this.svg.setPointerCapture(event.pointerId);
  }

  drag(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const spread = this.spread();
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    finger.far += Math.hypot(dx, dy);
    finger.x = event.clientX;
    finger.y = event.clientY;
    if (this.fingers.size > 1) {
      for (const one of this.fingers.values()) one.far += CLICK;
      if (spread) this.zoomBy(this.spread() / spread);
    } else if (finger.far >= CLICK) {
      this.closeChooser();
      const per = 5.2 / this.svg.getBoundingClientRect().height;
      this.turnBy(dx * per, dy * per);
    }
  }

  /** How far apart two fingers are. */
  spread() {
    const [a, b] = [...this.fingers.values()];
    return b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  release(event) {
    const finger = this.fingers.get(event.pointerId);
    this.fingers.delete(event.pointerId);
    if (!finger || finger.far >= CLICK) return;
    // The second half of a double click must not try the same vertex again.
    const { when, x, y } = kept.chosen;
    if (event.timeStamp - when < 350 && Math.hypot(event.clientX - x, event.clientY - y) < CLICK) return;
    kept.chosen = { when: event.timeStamp, x: event.clientX, y: event.clientY };
    const near = this.under(event, event.pointerType === 'mouse' ? this.vertexOf(finger.at) : null);
    if (near.length > 1) this.ask(near[0], near.flatMap((vertex) => offers(vertex)));
    else if (near[0]) this.choose(near[0]);
    else this.closeChooser();
  }

  /** The vertices that a press may have meant: those that can be chosen first, and two of them if they lie on each other. */
  under(event, exact) {
    const scale = this.svg.getScreenCTM();
    const within = [...this.vertices.values()]
      .map((vertex) => ({ vertex, far: Math.hypot(vertex.spot.x * scale.a + scale.e - event.clientX, vertex.spot.y * scale.d + scale.f - event.clientY) }))
      .filter(({ far }) => far < REACH)
      .sort((a, b) => a.far - b.far);
    const open = within.filter(({ vertex }) => offers(vertex).length);
    if (exact && !open.some(({ far }) => far < REACH / 2)) return [exact];
    if (!open.length) return within.slice(0, 1).map(({ vertex }) => vertex);
    const [first, second] = open;
    return second && second.far - first.far < 5 ? [first.vertex, second.vertex] : [first.vertex];
  }

  // --- By keyboard ---

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const vertex = this.vertexOf(event.target);
    const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (arrow && vertex && !event.shiftKey) this.move(vertex, arrow);
    else if (arrow) this.turnBy(arrow[0] * STEP, arrow[1] * STEP);
    else if (event.key === 'Enter' || event.key === ' ') vertex ? this.choose(vertex) : this.roving?.node.focus();
    else if (event.key === 'Escape') { kept.goal = null; this.closeChooser(); if (vertex) this.svg.focus(); }
    else if (event.key === '+') this.zoomBy(1.2);
    else if (event.key === '-') this.zoomBy(1 / 1.2);
    else if (/^l$/i.test(event.key) && this.lens) this.lens.open = !this.lens.open;
    else if (/^n$/i.test(event.key)) this.next(event.shiftKey ? -1 : 1);
    else if (/^[atc]$/i.test(event.key) || (this.typed && /^\d$/.test(event.key))) this.type(event.key.toUpperCase());
    else return;
    event.preventDefault();
  }

  /** To the nearest vertex in a direction on paper; straight ahead counts more than near. */
  move(from, [dx, dy]) {
    let best = null;
    for (const vertex of this.vertices.values()) {
      const [x, y] = [vertex.spot.x - from.spot.x, vertex.spot.y - from.spot.y];
      const ahead = x * dx + y * dy;
      const aside = Math.abs(x * dy - y * dx);
      if (vertex === from || ahead < 1 || aside > 2 * ahead) continue;
      const cost = ahead + 2.2 * aside;
      if (!best || cost < best.cost) best = { vertex, cost };
    }
    if (best) this.focus(best.vertex);
  }

  /** To the next vertex where something can be done. */
  next(sign) {
    const across = ({ node }) => !node.matches('.step, .power, .seals');
    const open = this.open().sort((a, b) => across(a) - across(b));
    if (!open.length) return;
    const here = open.indexOf(this.roving);
    this.focus(open[(here + sign + open.length) % open.length]);
  }

  type(letter) {
    clearTimeout(this.forget);
    this.forget = setTimeout(() => { this.typed = ''; }, 1500);
    this.typed = /[ATC]/.test(letter) ? letter : this.typed + letter;
    const vertex = this.vertices.get(this.typed);
    if (vertex) this.focus(vertex);
  }

  rove(vertex) {
    this.roving?.node.setAttribute('tabindex', '-1');
    this.roving = vertex;
    vertex?.node.setAttribute('tabindex', '0');
  }

  focus(vertex) {
    this.rove(vertex);
    vertex.node.focus();
  }

  // --- Choosing ---

  vertexOf(target) {
    return this.vertices.get(target?.closest?.('[data-v]')?.dataset.v);
  }

  /** The vertices where something can be done, world by world. */
  open() {
    return [...this.vertices.values()].filter((vertex) => vertex.node.dataset.acts)
      .sort((a, b) => a.name[0].localeCompare(b.name[0]) || a.name.slice(1) - b.name.slice(1));
  }

  /** Draws the ways to other worlds from the vertex that is pointed at. */
  point(vertex) {
    for (const line of [...this.ways.querySelectorAll('.shown')]) line.remove();
    const creatures = vertex ? [...vertex.node.querySelectorAll('.piece')].map(({ dataset }) => dataset.piece) : [];
    this.svg.dataset.shows = creatures.join(' ');
    if (!vertex) return;
    if (vertex.node === document.activeElement) { this.rove(vertex); kept.focus = vertex.name; }
    for (const to of vertex.node.dataset.links.split(' ')) {
      const line = document.createElementNS(this.svg.namespaceURI, 'line');
      line.setAttribute('class', 'link shown');
      line.dataset.a = vertex.name;
      line.dataset.b = to;
      this.lay(line);
      this.ways.append(line);
    }
  }

  /** Marks on the board the vertex of the button that is pointed at in the list. */
  mark(event) {
    for (const node of this.svg.querySelectorAll('.marked')) node.classList.remove('marked');
    const button = /over|in$/.test(event.type) && event.target.closest('button[name="action"]');
    if (!button) return;
    this.vertices.get(/[ATC]\d+$/.exec(button.value)?.[0])?.node.classList.add('marked');
  }

  choose(vertex) {
    if (!vertex) return;
    this.closeChooser();
    const { dataset } = vertex.node;
    const open = offers(vertex);
    if (open.length > 1 || (open.length && dataset.ask)) this.ask(vertex, open);
    else if (open.length) this.house.act(open[0].action);
    else if (dataset.via) { kept.goal = vertex.name; this.house.act(dataset.via); }
    else if (dataset.try) this.house.act(dataset.try);
  }

  /** The second step of a way that was chosen by its end. */
  goOn() {
    const goal = this.vertices.get(kept.goal);
    kept.goal = null;
    const [offer] = goal ? offers(goal) : [];
    if (offer) this.house.act(offer.action, true);
  }

  /** Asks which of several things is meant, or whether a crossing is meant at all. */
  ask(vertex, choices) {
    this.closeChooser();
    const words = this.stage.dataset;
    const box = document.createElement('div');
    box.className = 'chooser';
    box.setAttribute('role', 'dialog');
    const question = document.createElement('p');
    question.textContent = choices.length > 1 ? words.which.replace('{}', vertex.name) : words.twice;
    question.id = 'chooser-asks';
    box.setAttribute('aria-labelledby', question.id);
    const button = (says, done, quiet) => {
      const one = document.createElement('button');
      one.type = 'button';
      one.textContent = says;
      if (quiet) one.className = 'quiet';
      one.addEventListener('click', () => { this.closeChooser(); vertex.node.focus({ preventScroll: true }); done?.(); });
      return one;
    };
    const cancel = button(words.cancel, null, true);
    box.append(question);
    if (choices.length > 1 && choices.some(({ action }) => action[1] === '^')) {
      const cost = document.createElement('p');
      cost.textContent = words.twice;
      box.append(cost);
    }
    box.append(...choices.map(({ action, says }) => button(says, () => this.house.act(action))), cancel);
    box.addEventListener('keydown', (event) => { if (event.key === 'Escape') { event.stopPropagation(); cancel.click(); } });
    this.stage.append(box);
    this.chooser = box;
    vertex.node.classList.add('chosen');
    this.place(box, vertex);
    box.querySelector('button').focus({ preventScroll: true });
  }

  place(box, { spot }) {
    const matrix = this.svg.getScreenCTM();
    const stage = this.stage.getBoundingClientRect();
    const [x, y] = [spot.x * matrix.a + matrix.e - stage.left, spot.y * matrix.d + matrix.f - stage.top];
    const left = Math.max(4, Math.min(x - box.offsetWidth / 2, stage.width - box.offsetWidth - 4));
    const below = y + 22 + box.offsetHeight <= stage.height;
    box.style.left = `${left}px`;
    box.style.top = `${below ? y + 22 : Math.max(4, y - 22 - box.offsetHeight)}px`;
  }

  closeChooser() {
    this.chooser?.remove();
    this.chooser = null;
    for (const node of this.svg.querySelectorAll('.chosen')) node.classList.remove('chosen');
  }

  // --- Pieces travel from where they were ---

  travel() {
    const now = {};
    for (const piece of this.svg.querySelectorAll('.piece')) {
      const at = this.vertexOf(piece);
      now[piece.dataset.piece] = at.name;
      const was = this.vertices.get(kept.at[piece.dataset.piece]);
      if (!was || was === at || still.matches || document.hidden) continue;
      const [dx, dy] = [(was.spot.x - at.spot.x) / at.spot.size, (was.spot.y - at.spot.y) / at.spot.size];
      piece.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], { duration: 230, easing: 'cubic-bezier(.3,.1,.2,1)' });
    }
    kept.at = now;
  }
}

function offers({ node }) {
  if (!node.dataset.acts) return [];
  const says = JSON.parse(node.dataset.says);
  return JSON.parse(node.dataset.acts).map((action, nth) => ({ action, says: says[nth] }));
}

function numbers(text) {
  return text.split(' ').map(Number);
}

function rows(nine) {
  return [nine.slice(0, 3), nine.slice(3, 6), nine.slice(6)];
}

function times(a, b) {
  return a.map((row) => [0, 1, 2].map((column) => row[0] * b[0][column] + row[1] * b[1][column] + row[2] * b[2][column]));
}

/** The same rotation without the dust of many small ones. */
function upright([a, b]) {
  const unit = (v) => { const length = Math.hypot(...v); return v.map((x) => x / length); };
  const x = unit(a);
  const along = x[0] * b[0] + x[1] * b[1] + x[2] * b[2];
  const y = unit(b.map((value, axis) => value - along * x[axis]));
  return [x, y, [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]]];
}
