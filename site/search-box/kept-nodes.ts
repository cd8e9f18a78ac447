/**
 * Elements that are made once and then only change. A node that comes or goes makes a browser look
 * anew at what every `:has()` of the stylesheet says of the page, header and body; a text or a class
 * that changes does not. What is the same already is not written.
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

export function setText(text: Text, value: string): void {
  if (text.data !== value) text.data = value;
}

/** Undefined takes the attribute away. */
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
