/** Updates an open page to a new rendering. It only touches elements that an edit changed, and only if no script changed them. */
import { Idiomorph } from 'idiomorph';

/** Each rendered element's counterpart in the page. */
export type Counterparts = Map<Element, Element>;

/** An element with its parsed children, which scripts may move later. */
export type DomTree = { readonly element: Element; readonly children: readonly DomTree[] };

export const domTree = (element: Element): DomTree => ({
  element,
  children: [...element.children].map(domTree),
});

/** Pairs a rendering with its page. Elements that a script removed early have no counterpart. */
export function pair(
  rendered: Element,
  page: DomTree,
  pairs: Counterparts = new Map(),
): Counterparts {
  pairs.set(rendered, page.element);
  let next = 0;
  for (const child of rendered.children) {
    const at = page.children.findIndex(
      ({ element }, index) =>
        index >= next &&
        element.tagName === child.tagName &&
        element.id === child.id &&
        element.className === child.className,
    );
    const found = page.children[at];
    if (!found) continue;
    next = at + 1;
    pair(child, found, pairs);
  }
  return pairs;
}

/**
 * Changes a page from `former` to `next`. Returns the counterparts of `next`; undefined if the page
 * needs a reload, because scripts or styles changed, or a script changed an element that the edit
 * changed too.
 */
export function morphPage(former: Document, next: Document, counterparts: Counterparts) {
  if (assetsOf(former) !== assetsOf(next)) return undefined;
  const morphed = new Set<Element>();
  const edits = differences(former.documentElement, next.documentElement).map(([before, after]) => {
    const element = counterparts.get(before);
    morphed.add(before);
    return element && canMorph(element, before) ? { element, after } : undefined;
  });
  if (edits.includes(undefined)) return undefined;
  for (const edit of edits)
    if (edit)
      Idiomorph.morph(edit.element, edit.after, {
        morphStyle: 'outerHTML',
        callbacks: { beforeAttributeUpdated: (name, element) => !isTyped(name, element) },
      });
  const updated: Counterparts = new Map();
  const carryOver = (before: Element, after: Element): void => {
    const element = counterparts.get(before);
    if (element && morphed.has(before)) pair(after, domTree(element), updated);
    if (morphed.has(before)) return;
    if (element) updated.set(after, element);
    for (const [index, child] of [...before.children].entries()) {
      const same = after.children[index];
      if (same) carryOver(child, same);
    }
  };
  carryOver(former.documentElement, next.documentElement);
  return updated;
}

/** Browsers only run or apply these when they're parsed. */
const assetsOf = (page: Document): string =>
  [...page.querySelectorAll('script:not([type$=json]), link[rel=stylesheet]')]
    .map(({ outerHTML }) => outerHTML)
    .join('\n');

/** Returns the smallest pairs of elements that contain all differences between two renderings. */
function differences(before: Element, after: Element): (readonly [Element, Element])[] {
  if (before.isEqualNode(after)) return [];
  const [old, now] = [[...before.childNodes], [...after.childNodes]];
  const isSameStructure =
    before.cloneNode().isEqualNode(after.cloneNode()) &&
    old.length === now.length &&
    old.every((node, index) => isSameKind(node, now[index]));
  if (!isSameStructure) return [[before, after]];
  return [...before.children].flatMap((child, index) => {
    const same = after.children[index];
    return same ? differences(child, same) : [];
  });
}

const isSameKind = (one: Node, other: Node | undefined): boolean =>
  one instanceof Element && other instanceof Element
    ? one.tagName === other.tagName && one.id === other.id
    : one.isEqualNode(other ?? null);

/** React would lose track of its elements, and a running tool keeps the data it has read. */
function canMorph(element: Element, rendered: Element): boolean {
  if (!element.isConnected || !element.isEqualNode(rendered)) return false;
  const main = element.closest('main');
  const tree = main ? [main, ...main.querySelectorAll('*')] : ancestorsAndSelf(element);
  return !tree.some(isReacts);
}

const ancestorsAndSelf = (element: Element): Element[] => [
  element,
  ...(element.parentElement ? ancestorsAndSelf(element.parentElement) : []),
];

const isReacts = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react'));

/** Protects what the visitor has typed, ticked or chosen. */
const isTyped = (name: string, element: Element): boolean =>
  element.matches('input, textarea, option') && ['value', 'checked', 'selected'].includes(name);
