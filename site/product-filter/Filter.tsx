import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Answered, hydrateTool } from '../toolkit/mount-tool.tsx';
import { slugOf } from '../toolkit/narrow.ts';
import { FilterBar } from './FilterBar.tsx';
import { isShown } from './filter-products.ts';
import { facetsOf } from './list-facets.ts';
import {
  applicationParameter,
  clearFilters,
  noSelection,
  readSelection,
  writeParameter,
} from './selection.ts';
import { readList, type ShownList } from './shown-list.ts';

type FilterProps = {
  readonly list: ShownList;
  readonly links: HTMLElement | null;
  readonly chosenBefore: ReadonlyMap<string, string>;
};

/** The filter bar, with its state in the address, so that visitors can share a choice or go back. */
function Filter({ list, links, chosenBefore }: FilterProps) {
  const [params, setParams] = useSearchParams();
  // The first render equals the prerendered one, so that React adopts its elements.
  const [ready, setReady] = useState(false);
  const [facets] = useState(() => facetsOf(list.products));
  const request = useCallback(
    (change: (now: URLSearchParams) => URLSearchParams, replace = false) => {
      // Reads the address itself, because keystrokes arrive faster than the router renders.
      const now = new URLSearchParams(location.search);
      const next = change(now);
      if (next.toString() !== now.toString()) setParams(next, { replace });
    },
    [setParams],
  );
  const selection = ready
    ? readSelection(params, facets, list.columns, list.products)
    : noSelection;

  useLayoutEffect(() => setReady(true), []);

  // Not in a layout effect, because the router listens to the history only after those.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial state counts
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
        // A choice adds a step to the history. Rewriting a fragment doesn't.
        { replace: chosen.length === 0 },
      );
    }
  }, []);

  useLayoutEffect(() => {
    if (!ready) return;
    list.show(selection);
    if (links) highlightApplication(links, selection.applications);
  });

  useEffect(
    () =>
      links
        ? onApplication(links, (value) =>
            request((now) => writeParameter(now, applicationParameter, value)),
          )
        : undefined,
    [links, request],
  );

  return (
    <>
      {ready && <Answered />}
      <FilterBar
        products={list.products}
        facets={facets}
        columns={list.columns}
        selection={selection}
        shown={list.products.filter((facts) => isShown(facts, selection)).length}
        onChoose={(name, value, isTyped) =>
          request((now) => writeParameter(now, name, value), isTyped)
        }
        onClear={() => {
          request((now) => clearFilters(now, facets));
          // The button disappears with the filters, so focus moves to the bar.
          document.querySelector<HTMLElement>('[data-tool="product-filter"] select')?.focus();
        }}
      />
    </>
  );
}

/** Takes over the prerendered bar. `root` has the lists, `links` the links to applications. */
export function mountFilter(bar: HTMLElement, root: HTMLElement, links: HTMLElement | null): void {
  const list = readList(root);
  const chosenBefore = new Map<string, string>();
  for (const { name, value, options } of bar.querySelectorAll('select')) {
    if (value !== options[0]?.value) chosenBefore.set(name, value);
  }
  hydrateTool(bar, <Filter list={list} links={links} chosenBefore={chosenBefore} />, {
    onFailure: list.restore,
  });
  bar.dataset.ready = '';
}

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** The application that a link requests, or an empty text for "All". */
const applicationOf = (link: HTMLAnchorElement) =>
  new URL(link.href).searchParams.get(applicationParameter) ?? '';

/** Calls back on a plain click on a link. The browser handles clicks that open a new tab. */
function onApplication(links: HTMLElement, choose: (application: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = linkOf(event.target);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || event.altKey) return;
    event.preventDefault();
    choose(applicationOf(link));
  };
  links.addEventListener('click', follow);
  return () => links.removeEventListener('click', follow);
}

function highlightApplication(links: HTMLElement, applications: readonly string[]): void {
  for (const link of links.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const own = slugOf(applicationOf(link));
    const isCurrent = own === '' ? applications.length === 0 : applications.includes(own);
    if (isCurrent) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
