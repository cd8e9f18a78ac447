/** Takes over the prerendered filter bar. Loaded when the visit needs it (see start.tsx). */
import { hydrateIsland } from '../tool-kit/mount-island.tsx';
import { Filter } from './Filter.tsx';
import { readList } from './shown-list.ts';

/** `bar` holds the bar, `root` the lists, `links` those to the applications. */
export function mountFilter(bar: HTMLElement, root: HTMLElement, links: HTMLElement | null): void {
  const list = readList(root);
  const chosenBefore = new Map<string, string>();
  for (const { name, value, options } of bar.querySelectorAll('select')) {
    if (value !== options[0]?.value) chosenBefore.set(name, value);
  }
  hydrateIsland(bar, <Filter list={list} links={links} chosenBefore={chosenBefore} />, {
    onFailure: list.restore,
  });
  bar.dataset.ready = '';
}
