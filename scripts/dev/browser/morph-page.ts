/** Updates an open page to a new rendering. It only touches elements that an edit changed, and only if no script changed them. */
import { Idiomorph } from 'idiomorph';

/**
 * Changes the open page from `former` to `next`. Returns false if it needs a reload, because
 * scripts or styles changed, or a script changed an element that the edit changed too.
 */
export function morphPage(former: Document, next: Document): boolean {
  if (assetsOf(former) !== assetsOf(next)) return false;
  const edits = differences(former.documentElement, next.documentElement).map(([before, after]) => {
    const element = shownAs(before);
    return element && canMorph(element) ? { element, after } : undefined;
  });
  if (edits.includes(undefined)) return false;
  for (const edit of edits)
    if (edit)
      Idiomorph.morph(edit.element, edit.after, {
        morphStyle: 'outerHTML',
        callbacks: { beforeAttributeUpdated: (name, element) => !isTyped(name, element) },
      });
  return true;
}

/** Finds a rendered element in the open page. Undefined if a script has changed it, or one that looked the same. */
function shownAs(rendered: Element): Element | undefined {
  const [own, shown] = [rendered.ownerDocument, document].map((page) =>
    [...page.querySelectorAll(rendered.tagName)].filter((each) => each.isEqualNode(rendered)),
  );
  return own && own.length === shown?.length ? shown[own.indexOf(rendered)] : undefined;
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
function canMorph(element: Element): boolean {
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
