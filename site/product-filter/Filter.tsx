import { type ReactElement, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Answered } from '../tool-kit/Answered.tsx';
import { markApplication, onApplication } from './application-links.ts';
import { FilterBar } from './FilterBar.tsx';
import { facetsOf } from './facets.ts';
import { isShown } from './filter-products.ts';
import {
  applicationParameter,
  clearFilters,
  noSelection,
  readSelection,
  writeParameter,
} from './selection.ts';
import type { ShownList } from './shown-list.ts';

export type FilterProps = {
  readonly list: ShownList;
  /** The links to the applications, where the page has them. */
  readonly links: HTMLElement | null;
  /** What was chosen in the prerendered bar while the script was on its way. */
  readonly chosenBefore: ReadonlyMap<string, string>;
};

/** The filter bar with its state in the address: every choice can be shared, and going back undoes it. */
export function Filter({ list, links, chosenBefore }: FilterProps): ReactElement {
  const [params, setParams] = useSearchParams();
  // The first render is the prerendered one, to take over its elements as they are.
  const [ready, setReady] = useState(false);
  const [facets] = useState(() => facetsOf(list.products));
  const ask = useCallback(
    (change: (now: URLSearchParams) => URLSearchParams) => {
      // The address itself: the router renders it a moment later, and keys come faster than that.
      const now = new URLSearchParams(location.search);
      const next = change(now);
      if (next.toString() !== now.toString()) setParams(next);
    },
    [setParams],
  );
  const selection = ready ? readSelection(params, facets) : noSelection;

  useLayoutEffect(() => setReady(true), []);

  // Not in a layout effect: the router listens to the history only after those.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at the start
  useEffect(() => {
    const fragment = list.applicationAt(location.hash.slice(1));
    const chosen = [...chosenBefore].filter(([name, value]) => params.get(name) !== value);
    const early =
      fragment !== undefined && !params.has(applicationParameter)
        ? [...chosen, [applicationParameter, fragment] as const]
        : chosen;
    if (early.length > 0 || fragment !== undefined) {
      setParams(
        early.reduce((next, [name, value]) => writeParameter(next, name, value), params),
        // A choice is a step to go back from; a fragment said in other words is none.
        { replace: chosen.length === 0 },
      );
    }
  }, []);

  useLayoutEffect(() => {
    if (!ready) return;
    list.show(selection);
    if (links) markApplication(links, selection.applications);
  });

  useEffect(
    () =>
      links
        ? onApplication(links, (value) =>
            ask((now) => writeParameter(now, applicationParameter, value)),
          )
        : undefined,
    [links, ask],
  );

  return (
    <>
      {ready && <Answered />}
      <FilterBar
        products={list.products}
        facets={facets}
        selection={selection}
        shown={list.products.filter((facts) => isShown(facts, selection)).length}
        onChoose={(name, value) => ask((now) => writeParameter(now, name, value))}
        onClear={() => {
          ask((now) => clearFilters(now, facets));
          // The button goes with the filters; the focus stays with the list.
          document.querySelector<HTMLElement>('[data-island="product-filter"] select')?.focus();
        }}
      />
    </>
  );
}
