/**
 * Writes to elements only what changed, and only when there's time. Elements stay from one answer to the next,
 * because adding or removing one makes the browser check every `:has()` of the stylesheet again.
 */
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

/**
 * Replaces everything inside an element that has only text. A browser's translation swaps text nodes for elements of
 * its own, so a text node from earlier may no longer be in the page.
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
  const value = classNames(...names) ?? '';
  if (element.className !== value) element.className = value;
}

type Wait = (run: () => void) => void;

/** Waits for a new task, so that a key can come in between. A message, because background tabs delay timers. */
export const nextTask: Wait = (run) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(undefined);
};

/** Waits until the next frame is painted. A frame's own callbacks run before that. */
export const nextPaint: Wait = (run) => void requestAnimationFrame(() => nextTask(run));

/** Returns a function that runs `run` after `wait`, once, however often it's called until then. */
export function schedule(wait: Wait, run: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    wait(() => {
      isWaiting = false;
      run();
    });
  };
}
