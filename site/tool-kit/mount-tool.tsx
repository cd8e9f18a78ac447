import type { ComponentType } from 'react';
import { Answered } from './Answered.tsx';
import { mountIsland } from './mount-island.tsx';
import type { ToolProps } from './tool-props.ts';

/** Draws the tool at the head of its island. */
export function mountTool<Data>(
  element: Element,
  Tool: ComponentType<ToolProps<Data>>,
  props: ToolProps<Data>,
): void {
  const place = document.createElement('div');
  element.prepend(place);
  mountIsland(
    place,
    <>
      <Tool {...props} />
      <Answered />
    </>,
    { onFailure: props.plain.show },
  );
}
