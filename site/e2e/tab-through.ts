/** The focus on its way through a page. `look` is self-contained, because a browser driver sends over its source alone. */
import { expect, type Page } from '@playwright/test';

type Stop = {
  /** Where the focus is, or undefined at the end of the page. */
  readonly place: number | undefined;
  /** Why no part of the focused element is visible. */
  readonly problem?: string;
};

/** Points all over what has the focus, and what lies there. */
function look(): Stop {
  const element = document.activeElement;
  if (!element || element === document.body) return { place: undefined };
  const place = [...document.querySelectorAll('*')].indexOf(element);
  // A box that its label draws is seen through the label.
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const targets = [element, ...labels];
  const { clientWidth, clientHeight } = document.documentElement;
  const between = (from: number, to: number, part: number) => from + (to - from) * part;
  const isSeen = ({ left, top, right, bottom }: DOMRect) =>
    [0.02, 0.25, 0.5, 0.75, 0.98].some((down) =>
      [0.02, 0.25, 0.5, 0.75, 0.98].some((across) => {
        const x = between(Math.max(left, 0), Math.min(right, clientWidth), across);
        const y = between(Math.max(top, 0), Math.min(bottom, clientHeight), down);
        const hit = document.elementFromPoint(x, y);
        return hit !== null && targets.some((target) => target.contains(hit));
      }),
    );
  const rects = targets.flatMap((target) => [
    ...target.getClientRects(),
    // A link around a picture has no height of its own.
    ...[...target.children].map((child) => child.getBoundingClientRect()),
  ]);
  const inWindow = rects.filter(
    ({ left, top, right, bottom }) =>
      right > 0 && bottom > 0 && left < clientWidth && top < clientHeight,
  );
  if (inWindow.some(isSeen)) return { place };
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const why = inWindow.length === 0 ? 'is out of the window' : 'is covered';
  const what = `${element.localName} "${name.replace(/\s+/g, ' ').slice(0, 40)}"`;
  return { place, problem: `${what} ${why}` };
}

/** Tabs through the page once, forwards or backwards, and lists what's wholly hidden while it has the focus (WCAG 2.4.11). */
export async function hiddenFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const seen = new Set<number>();
  const problems: string[] = [];
  for (let last: number | undefined; ; ) {
    await page.keyboard.press(key);
    const { place, problem } = await page.evaluate(look);
    // A field for a date has the focus three times, one after the other.
    if (place === undefined || (place !== last && seen.has(place))) break;
    last = place;
    seen.add(place);
    if (problem !== undefined) problems.push(problem);
  }
  expect(seen.size).toBeGreaterThan(10);
  return problems;
}
