/**
 * Checks whether a pointer can reach each control on a page, and whether a bar covers the focused element (WCAG
 * 2.4.11). Functions that run in the page are self-contained, because a browser driver only sends their source.
 */
import { expect, type Page } from '@playwright/test';

type Reach = {
  /** The number of controls checked. */
  readonly checked: number;
  /** Each control that a pointer at its centre would miss, and what it would hit instead. */
  readonly missed: readonly string[];
};

/**
 * Scrolls each visible control under `scope` into view, top to bottom and back up, and asks the browser what's at its
 * centre. Scrolls the way focus does: to the nearest edge, clear of the scroll padding. Opens disclosures one at a
 * time, and closes them again.
 */
function checkReach(scope: string): Reach {
  const selector = [
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, label',
    ...['button', 'link', 'tab', 'option', 'checkbox', 'radio', 'switch', 'menuitem'].map(
      (role) => `[role="${role}"]`,
    ),
    '[tabindex]:not([tabindex="-1"])',
  ].join(', ');
  const describe = (element: Element | null): string => {
    if (!element) return 'nothing';
    const id = element.id === '' ? '' : `#${element.id}`;
    const link = element.getAttribute('href');
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const tag = `${element.localName}${id}${link === null ? '' : `[href="${link}"]`}`;
    return name === '' ? tag : `${tag} "${name.replace(/\s+/g, ' ').slice(0, 40)}"`;
  };
  const isOff = (element: Element) =>
    element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert]') !== null;
  const isTiny = ({ width, height }: DOMRect) => width < 2 || height < 2;
  const isShown = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (!(element instanceof HTMLLabelElement)) return true;
    return element.control !== null && !isTiny(element.getBoundingClientRect());
  };
  // A box that its label draws is pressed through the label.
  const targetOf = (element: Element): Element => {
    if (!(element instanceof HTMLInputElement)) return element;
    const isDrawnByLabel =
      isTiny(element.getBoundingClientRect()) || getComputedStyle(element).opacity === '0';
    return (isDrawnByLabel && [...(element.labels ?? [])].find(isShown)) || element;
  };
  // A link that takes several lines is pressed on its first line.
  const boxOf = (element: Element): DOMRect | undefined =>
    [...element.getClientRects()].find((rect) => !isTiny(rect)) ??
    [...element.children].map(boxOf).find((rect) => rect !== undefined);
  const isInWindow = ({ left, top, right, bottom }: DOMRect) =>
    right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  const middle = (from: number, to: number, size: number) =>
    (Math.max(from, 0) + Math.min(to, size)) / 2;
  const belongs = (element: Element, hit: Element): boolean =>
    element.contains(hit) ||
    hit.closest('label')?.control === element ||
    (element instanceof HTMLLabelElement && element.control === hit);

  const look = (element: Element): string | undefined => {
    const target = targetOf(element);
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    let box = boxOf(target);
    // A skip link comes into view when it has focus.
    const needsFocus = element instanceof HTMLElement && !(box && isInWindow(box));
    if (needsFocus) {
      element.focus();
      box = boxOf(target);
    }
    let problem: string | undefined;
    if (!box || !isInWindow(box)) problem = `${describe(element)} can't be scrolled into view`;
    else {
      const { clientWidth, clientHeight } = document.documentElement;
      const x = middle(box.left, box.right, clientWidth);
      const y = middle(box.top, box.bottom, clientHeight);
      const hit = document.elementFromPoint(x, y);
      if (!hit || !(belongs(element, hit) || belongs(target, hit)))
        problem = `${describe(element)} is under ${describe(hit)} at ${Math.round(x)},${Math.round(y)}`;
    }
    if (needsFocus) element.blur();
    return problem;
  };

  const seen = new Set<Element>();
  const missed = new Set<string>();
  const visit = () => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish();
    const found = [...document.querySelectorAll(selector)].filter(
      (element) =>
        !seen.has(element) && element.closest(scope) && isShown(element) && !isOff(element),
    );
    for (const element of found) seen.add(element);
    for (const element of [...found, ...found.toReversed()]) {
      const problem = look(element);
      if (problem !== undefined) missed.add(problem);
    }
    for (const element of found) {
      const details = element.localName === 'summary' ? element.parentElement : null;
      if (!(details instanceof HTMLDetailsElement) || details.open) continue;
      details.open = true;
      visit();
      details.open = false;
    }
  };
  visit();
  return { checked: seen.size, missed: [...missed] };
}

/** Lists what a pointer can't reach under `scope`. */
export async function unreachable(page: Page, scope: string): Promise<readonly string[]> {
  const { checked, missed } = await page.evaluate(checkReach, scope);
  expect(checked).toBeGreaterThan(0);
  return missed;
}
