/** React, the router and the guard around a tool: every island of a page is mounted here. */
import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { type Guard, KeepPage } from './KeepPage.tsx';

/**
 * Without transitions, because fields show what the address says: React would put a ticked box back until
 * the transition has rendered, which a slow phone shows.
 */
const island = (tool: ReactNode, guard: Guard) => (
  <KeepPage {...guard}>
    <BrowserRouter useTransitions={false}>{tool}</BrowserRouter>
  </KeepPage>
);

/** Draws a tool into an empty element. */
export function mountIsland(element: Element, tool: ReactNode, guard: Guard = {}): void {
  const root = createRoot(element);
  startTransition(() => root.render(island(tool, guard)));
}

/**
 * Takes over an element in which the tool is prerendered: at once, as React puts its fields back to
 * what was prerendered. What a visitor has chosen by then is read just before, by the caller, and
 * nothing can be chosen in between.
 */
export function hydrateIsland(element: Element, tool: ReactNode, guard: Guard = {}): void {
  const parts = () => [...element.querySelectorAll<HTMLElement>('input, select, details, summary')];
  const before = parts();
  const { activeElement } = document;
  flushSync(() => {
    hydrateRoot(element, island(tool, guard), {
      onRecoverableError: (error) => console.info(error),
    });
  });
  // A page that the browser has translated has other words than React expects, so React draws it again.
  for (const [place, now] of parts().entries()) {
    const was = before[place];
    if (was && was !== now) {
      carryOver(was, now);
      if (was === activeElement) now.focus();
    }
  }
}

function carryOver(was: HTMLElement, now: HTMLElement): void {
  if (was instanceof HTMLDetailsElement && now instanceof HTMLDetailsElement) now.open = was.open;
  if (was instanceof HTMLInputElement && now instanceof HTMLInputElement) now.value = was.value;
  if (was instanceof HTMLSelectElement && now instanceof HTMLSelectElement) now.value = was.value;
}
