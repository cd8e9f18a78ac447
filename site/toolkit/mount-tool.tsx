/** Mounts tools with React, the router and an error boundary. */
import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useLayoutEffect,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { showTool } from './tool-notice.ts';
import type { ToolProps } from './tool-props.ts';

export type Guard = {
  readonly onFailure?: () => void;
  readonly fallback?: ReactNode;
};

class ErrorBoundary extends Component<
  Guard & { readonly children: ReactNode },
  { readonly isBroken: boolean }
> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('A tool on this page broke:', error);
    this.props.onFailure?.();
    showTool();
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

/** A tool renders this once its answer is complete. Draws nothing. */
export function Answered(): null {
  useLayoutEffect(showTool, []);
  return null;
}

/** Without transitions, because React would put a ticked box back until one has rendered, which shows on a slow phone. */
const guarded = (tool: ReactNode, guard: Guard) => (
  <ErrorBoundary {...guard}>
    <BrowserRouter useTransitions={false}>{tool}</BrowserRouter>
  </ErrorBoundary>
);

export function renderTool(element: Element, tool: ReactNode, guard: Guard = {}): void {
  const root = createRoot(element);
  startTransition(() => root.render(guarded(tool, guard)));
}

export function mountTool<Data>(
  element: Element,
  Tool: ComponentType<ToolProps<Data>>,
  props: ToolProps<Data>,
): void {
  const root = document.createElement('div');
  element.prepend(root);
  renderTool(
    root,
    <>
      <Tool {...props} />
      <Answered />
    </>,
    { onFailure: props.plain.show },
  );
}

/** Synchronous, because React resets the fields to their prerendered values. The caller reads the choices just before. */
export function hydrateTool(element: Element, tool: ReactNode, guard: Guard = {}): void {
  const parts = () => [...element.querySelectorAll<HTMLElement>('input, select, details, summary')];
  const before = parts();
  const { activeElement } = document;
  flushSync(() => {
    hydrateRoot(element, guarded(tool, guard), {
      onRecoverableError: (error) => console.info(error),
    });
  });
  // React found different text from what it expected and re-rendered the tool, perhaps with more fields.
  for (const now of parts()) {
    const at = before.findIndex((was) => was.tagName === now.tagName && was.id === now.id);
    const [was] = at < 0 ? [] : before.splice(at, 1);
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
