/**
 * Brings a tool to life on its page. The prerendered matter of the page stays what it is until the
 * tool has its data and its code; whatever fails on the way leaves the page as it was.
 */
import type { ComponentType } from 'react';
import { isCountry } from '../../kernel/countries.ts';
import { type DataLists, type DataSource, fetchData } from './data-source.ts';
import { firstPaint } from './first-paint.ts';
import { createPlainMatter } from './plain-matter.ts';
import { hideNotice, showNotice } from './tool-notice.ts';
import type { ToolProps } from './tool-props.ts';

export type ToolSource<Data extends DataLists, Ready> = {
  /** The page marks its place with `data-island`, and what the tool replaces with `data-plain`. */
  readonly name: string;
  readonly data: DataSource<Data>;
  /** What the tool is given: the data, and what the address asks for beyond it. */
  readonly prepare: (data: Data) => Promise<Ready>;
  /** A chunk of its own, so that its styles come with it and before it. */
  readonly load: () => Promise<ComponentType<ToolProps<Ready>>>;
};

export async function startTool<Data extends DataLists, Ready>(
  source: ToolSource<Data, Ready>,
): Promise<void> {
  const { name } = source;
  const element = document.querySelector(`[data-island="${name}"]`);
  const { country } = document.documentElement.dataset;
  if (!element || !isCountry(country)) return;
  try {
    await firstPaint();
    const [data, Tool, { mountTool }] = await Promise.all([
      fetchData(source.data).then(source.prepare),
      source.load(),
      import('./mount-tool.tsx'),
    ]);
    mountTool(element, Tool, { data, country, plain: createPlainMatter(name) });
    hideNotice(name);
  } catch (error) {
    console.error(`The tool "${name}" cannot start; its page stays as it was:`, error);
    showNotice(name);
  }
}
