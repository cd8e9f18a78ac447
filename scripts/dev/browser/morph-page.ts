/**
 * Updates an open page to a new rendering, in place. Only the elements whose HTML an edit changed
 * are touched, and only if no script has changed them since.
 */
import { Idiomorph } from 'idiomorph';

/**
 * Shows `next` in a page that shows `former`. Returns false if the page needs a reload, because
 * scripts or styles changed, or a script has changed an element that an edit changed too.
 */
export function morphPage(former: Document, next: Document): boolean {
  if (assetsOf(former) !== assetsOf(next)) return false;
  const edits = differences(former.documentElement, next.documentElement, document.documentElement);
  for (const { before, shown } of edits) if (!shown || !canMorph(shown, before)) return false;
  for (const { after, shown } of edits)
    if (shown)
      Idiomorph.morph(shown, after, {
        morphStyle: 'outerHTML',
        callbacks: { beforeAttributeUpdated: (name, element) => !isTyped(name, element) },
      });
  return true;
}

/** Browsers run and apply these once, when they're parsed. */
const assetsOf = (page: Document): string =>
  [...page.querySelectorAll('script:not([type$=json]), link[rel=stylesheet]')]
    .map(({ outerHTML }) => outerHTML)
    .join('\n');

type Edit = {
  readonly before: Element;
  readonly after: Element;
  /** The page's element for `before`. */
  readonly shown: Element | undefined;
};

/** The smallest pairs of elements that hold everything two renderings differ in. */
function differences(before: Element, after: Element, shown: Element | undefined): Edit[] {
  if (before.isEqualNode(after)) return [];
  const [old, now] = [[...before.childNodes], [...after.childNodes]];
  const isSameStructure =
    before.cloneNode().isEqualNode(after.cloneNode()) &&
    old.length === now.length &&
    old.every((node, index) => isSameKind(node, now[index]));
  if (!isSameStructure) return [{ before, after, shown }];
  return [...before.children].flatMap((child, index) => {
    const same = after.children[index];
    // A script that has added or removed elements before it makes this the wrong one, which is noticed.
    return same ? differences(child, same, shown?.children[index]) : [];
  });
}

const isSameKind = (one: Node, other: Node | undefined): boolean =>
  one instanceof Element && other instanceof Element
    ? one.tagName === other.tagName && one.id === other.id
    : one.isEqualNode(other ?? null);

/** React would lose track of its own elements, and a running tool keeps the data it has read. */
function canMorph(element: Element, rendered: Element): boolean {
  if (!element.isEqualNode(rendered)) return false;
  const main = element.closest('main');
  const tree = main ? [main, ...main.querySelectorAll('*')] : ancestorsAndSelf(element);
  return !tree.some((each) => Object.keys(each).some((key) => key.startsWith('__react')));
}

const ancestorsAndSelf = (element: Element): Element[] => [
  element,
  ...(element.parentElement ? ancestorsAndSelf(element.parentElement) : []),
];

/** Keeps what the visitor has typed, ticked or chosen. */
const isTyped = (name: string, element: Element): boolean =>
  element.matches('input, textarea, option') && ['value', 'checked', 'selected'].includes(name);
