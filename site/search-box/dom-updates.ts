/** Makes elements, and writes only changes to them. */
import { classNames } from '../components/class-names.ts';

export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string | undefined,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className !== undefined) element.className = className;
  element.append(...children);
  return element;
}

const lastText = new WeakMap<Element, string>();

/** Replaces an element's text, because a browser's translation may have swapped its text nodes. */
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

export function setClass(element: Element, ...names: readonly (string | false | undefined)[]) {
  const value = classNames(...names) ?? '';
  if (element.className !== value) element.className = value;
}
