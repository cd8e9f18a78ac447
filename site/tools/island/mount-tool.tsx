/** React, the router and the guard around a tool: what a tool's page loads once it has been painted. */
import { Component, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { ToolProps } from './tool-props.ts';

/** Draws the tool at the head of its island. */
export function mountTool<Data>(
  element: Element,
  Tool: ComponentType<ToolProps<Data>>,
  props: ToolProps<Data>,
): void {
  const place = document.createElement('div');
  element.prepend(place);
  createRoot(place).render(
    <Guard onFault={props.plain.show}>
      <BrowserRouter>
        <Tool {...props} />
      </BrowserRouter>
    </Guard>,
  );
}

type GuardProps = { readonly onFault: () => void; readonly children: ReactNode };

/** A fault in the tool brings back the page that needs none. */
class Guard extends Component<GuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('The tool has failed; its page is shown without it:', error);
    this.props.onFault();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
