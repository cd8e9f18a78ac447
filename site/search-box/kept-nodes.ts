/**
 * Elements that stay from one answer to the next: an element that's added or removed makes a browser
 * check every `:has()` of the stylesheet against the page, the body and the header.
 */
import { classNames } from '../components/class-names.ts';

export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string | undefined,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== undefined) made.className = className;
  made.append(...children);
  return made;
}

const lastText = new WeakMap<Element, string>();

/**
 * Replaces everything inside an element that holds text alone. A browser's translation swaps text nodes
 * for elements of its own, so a text node that we keep may no longer be in the page.
 */
export function setText(element: Element, value: string): void {
  if ((lastText.get(element) ?? '') === value) return;
  lastText.set(element, value);
  element.textContent = value;
}

/** Undefined removes the attribute. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (element.getAttribute(name) === (value ?? null)) return;
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

export function setClass(
  element: Element,
  ...names: readonly (string | false | undefined)[]
): void {
  const wanted = classNames(...names) ?? '';
  if (element.className !== wanted) element.className = wanted;
}
