/**
 * Brings to an open page what an edit changed between two renderings of it, and touches nothing
 * else: what scripts made of the page, and visitors of its fields and menus, is in neither rendering.
 */

/** Which node of the page stands for a node of a rendering. */
export type Standing = Map<Node, Node>;

/** A node of the page with its children of the time when it was parsed: scripts move them later. */
export type Parsed = { readonly node: Node; readonly children: readonly Parsed[] };

export const parsed = (node: Node): Parsed => ({
  node,
  children: [...node.childNodes].map(parsed),
});

/** Finds the page's nodes for those of its rendering. What a script has taken away by then has none. */
export function standingFor(rendered: Node, page: Parsed, found: Standing = new Map()): Standing {
  found.set(rendered, page.node);
  let next = 0;
  for (const child of rendered.childNodes) {
    const at = page.children.findIndex(({ node }, index) => index >= next && isAlike(child, node));
    const own = page.children[at];
    if (!own) continue;
    next = at + 1;
    standingFor(child, own, found);
  }
  return found;
}

const isAlike = (one: Node, other: Node): boolean =>
  one.nodeName === other.nodeName &&
  (one instanceof Element && other instanceof Element
    ? one.id === other.id && one.className === other.className
    : one.nodeValue === other.nodeValue);

/**
 * What stands for the nodes of `after`, once the page shows it. Undefined where the page must be
 * opened anew: what changed is a script or a style, or stands where a script has been at work.
 */
export function patch(before: Document, after: Document, standing: Standing): Standing | undefined {
  const now: Standing = new Map();
  return patchNode(before.documentElement, after.documentElement, standing, now) ? now : undefined;
}

function patchNode(before: Node, after: Node, standing: Standing, now: Standing): boolean {
  const live = standing.get(before);
  if (live) now.set(after, live);
  if (!(before instanceof Element && after instanceof Element)) {
    if (before.nodeValue === after.nodeValue) return true;
    if (!live || !isUntouched(live) || live.nodeValue !== before.nodeValue) return false;
    live.nodeValue = after.nodeValue;
    return true;
  }
  if (!patchAttributes(before, after, live)) return false;
  const [old, young] = [[...before.childNodes], [...after.childNodes]];
  const isSameStructure =
    old.length === young.length && old.every((child, index) => isSameKind(child, young[index]));
  return isSameStructure
    ? old.every((child, index) => patchNode(child, young[index] ?? child, standing, now))
    : exchange(before, after, standing, now);
}

const isSameKind = (one: Node, other: Node | undefined): boolean =>
  one.nodeName === other?.nodeName &&
  (!(one instanceof Element && other instanceof Element) || one.id === other.id);

function patchAttributes(before: Element, after: Element, live: Node | undefined): boolean {
  const names = new Set([...before.getAttributeNames(), ...after.getAttributeNames()]);
  for (const name of names) {
    const [former, value] = [before.getAttribute(name), after.getAttribute(name)];
    if (former === value) continue;
    if (!(live instanceof Element) || !isUntouched(live) || live.matches(asset)) return false;
    if (live.getAttribute(name) !== former) return false;
    if (name.startsWith('data-') && hasTool()) return false;
    if (value === null) live.removeAttribute(name);
    else live.setAttribute(name, value);
  }
  return true;
}

/** What a browser heeds once, as it comes. */
const asset = 'script, link[rel=stylesheet]';
/** What a visitor may have typed or opened, or a script may be waiting in. */
const alive = `${asset}, input, textarea, select, details, [data-island], [popover]`;

const isReacts = (element: Element): boolean =>
  Object.keys(element).some((key) => /^__react/.test(key));

/** It is in the page, and not React's, whose pages would be at odds with what React remembers. */
function isUntouched(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return node.isConnected && element !== null && !isReacts(element);
}

/** A tool of the page has begun, and remembers what it has read of the page's data. */
const hasTool = (): boolean => [...document.querySelectorAll('main *')].some(isReacts);

/** Children come or go: those in the middle, between what is the same at both ends. */
function exchange(before: Element, after: Element, standing: Standing, now: Standing): boolean {
  const live = standing.get(before);
  if (!(live instanceof Element) || !isUntouched(live) || !live.isEqualNode(before)) return false;
  const [old, young] = [[...before.childNodes], [...after.childNodes]];
  const most = Math.min(old.length, young.length);
  let start = 0;
  while (start < most && old[start]?.isEqualNode(young[start] ?? null)) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end)?.isEqualNode(young.at(-1 - end) ?? null)) end += 1;
  const go = [...live.childNodes].slice(start, old.length - end);
  const come = young.slice(start, young.length - end);
  if ([...go, ...come].some(isAlive)) return false;
  const rest = live.childNodes[old.length - end] ?? null;
  for (const [index, child] of old.entries()) {
    // What is the same is not changed by this, and known hereafter by its new rendering.
    const same = index < start ? index : index - old.length + young.length;
    if (index < start || index >= old.length - end)
      patchNode(child, young[same] ?? child, standing, now);
  }
  for (const node of go) live.removeChild(node);
  for (const child of come) {
    const copy = document.importNode(child, true);
    live.insertBefore(copy, rest);
    standingFor(child, parsed(copy), now);
  }
  return true;
}

const isAlive = (node: Node): boolean =>
  node instanceof Element && (node.matches(alive) || node.querySelector(alive) !== null);
