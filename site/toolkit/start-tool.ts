/** Starts a tool on its page. The prerendered parts stay until its data and code have loaded, and if either fails. */
import type { ComponentType } from 'react';
import { isCountry } from '../../kernel/countries.ts';
import { type DataLists, type DataSource, fetchData } from './data-source.ts';
import { loadOnIntent } from './load-on-intent.ts';
import { afterFirstPaint, setNoticeHidden, showNotice } from './tool-notice.ts';
import { prerenderedParts, type ToolProps } from './tool-props.ts';

export type ToolSource<Data extends DataLists> = {
  /** The page marks the tool's element with `data-tool`, and the parts that it replaces with `data-plain`. */
  readonly name: string;
  readonly data: DataSource<Data>;
  readonly load: () => Promise<ComponentType<ToolProps<Data>>>;
};

/** Resolves to true if the tool has started. */
export async function startTool<Data extends DataLists>(
  source: ToolSource<Data>,
): Promise<boolean> {
  const { name } = source;
  const element = document.querySelector(`[data-tool="${name}"]`);
  const { country } = document.documentElement.dataset;
  if (!element || !isCountry(country)) return false;
  try {
    await afterFirstPaint();
    const [data, Tool, { mountTool }] = await Promise.all([
      fetchData(source.data),
      source.load(),
      import('./mount-tool.tsx'),
    ]);
    mountTool(element, Tool, { data, country, plain: prerenderedParts(name) });
    setNoticeHidden(name, true);
    return true;
  } catch (error) {
    console.error(`The tool "${name}" couldn't start, so its page stays unchanged:`, error);
    showNotice(name);
    return false;
  }
}

/** Starts a tool when `elements` are first used, or at once if the address has a query. Until then, its page is complete. */
export function startToolOnUse<Data extends DataLists>(
  source: ToolSource<Data>,
  elements: Iterable<Element> = document.querySelectorAll('main'),
  onFailure: () => void = () => {},
): void {
  setNoticeHidden(source.name, true);
  const start = async () => {
    // The stylesheet's delay starts again.
    setNoticeHidden(source.name, false);
    if (!(await startTool(source))) onFailure();
  };
  // The tool's own notice reports a failure.
  loadOnIntent([...elements], location.search !== '', start, () => {});
}
