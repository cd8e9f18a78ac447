/** React, the router and the guard around a tool: what a tool's page loads once it has been painted. */
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { KeepPage } from './KeepPage.tsx';
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
    <KeepPage onFailure={props.plain.show}>
      <BrowserRouter>
        <Tool {...props} />
      </BrowserRouter>
    </KeepPage>,
  );
}
