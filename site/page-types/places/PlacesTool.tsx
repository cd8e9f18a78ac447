import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { usePrerendered } from '../../toolkit/tool-hooks.ts';
import type { ToolProps } from '../../toolkit/tool-props.ts';
import { findPlaces, hasQuery, type PlaceQuery, readQuery, writeQuery } from './find-places.ts';
import { PlaceResults, RequestedCodes } from './PlaceResults.tsx';
import { nouns } from './place-words.ts';
import type { PlacesData } from './places-data.ts';

/** Answers the page's own form. The query is in the address, so visitors can share it and go back. */
export function PlacesTool({ data, country, plain }: ToolProps<PlacesData>) {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(params), [params]);
  const codes = query.part === '' ? [] : query.part.split(',');
  const [{ form, answer }] = useState(partsOfPage);
  const kind = answer?.dataset.placesAnswer === 'installer' ? 'installer' : 'store';
  const places = data.places.filter(({ type }) => type === kind);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Where focus goes after the next answer. Undefined if only the address changed. */
  const focusNext = useRef<'heading' | 'form'>(undefined);
  const isAsked = hasQuery(query);
  usePrerendered(plain, !isAsked);

  const ask = (next: PlaceQuery, focus: 'heading' | 'form') => {
    focusNext.current = focus;
    setParams(writeQuery(next));
  };
  useEffect(() => {
    const find = (event: Event) => {
      event.preventDefault();
      delete form?.dataset.sent;
      const next = readQuery(queryOfForm(form));
      ask(next, hasQuery(next) ? 'heading' : 'form');
    };
    form?.addEventListener('submit', find);
    return () => form?.removeEventListener('submit', find);
  });

  const found = isAsked ? findPlaces(places, query, country, data.cities) : undefined;
  const isFirst = useRef(true);
  useEffect(() => {
    // Keeps text typed before this script loaded, unless the address has a query.
    if (!isFirst.current || hasQuery(query)) showInForm(form, query);
    isFirst.current = false;
    if (focusNext.current === 'heading') heading.current?.focus();
    if (focusNext.current === 'form') form?.querySelector('input')?.focus();
    focusNext.current = undefined;
  }, [query, form]);

  useEffect(() => {
    if (form?.dataset.sent !== undefined) form.requestSubmit();
  }, [form]);

  return (
    <>
      <RequestedCodes codes={codes} onDrop={() => ask({ ...query, part: '' }, 'form')} />
      {found &&
        answer &&
        createPortal(
          <PlaceResults
            key={params.toString()}
            found={found}
            query={query}
            noun={nouns[kind]}
            country={country}
            codes={codes}
            elsewhere={data.elsewhere.map(({ label, url }) => ({
              label,
              url: `${url}${location.pathname}${query.part === '' ? '' : `?part=${query.part}`}`,
            }))}
            headingRef={heading}
            onWiden={() => ask({ ...query, service: '', region: '' }, 'heading')}
            onClear={() => ask({ ...query, postcode: '', service: '', region: '' }, 'form')}
          />,
          answer,
        )}
    </>
  );
}

const partsOfPage = () => ({
  form: document.querySelector<HTMLFormElement>('main search form'),
  answer: document.querySelector<HTMLElement>('[data-places-answer]'),
});

const queryOfForm = (form: HTMLFormElement | null): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]),
  );

function showInForm(form: HTMLFormElement | null, query: PlaceQuery): void {
  if (query.service + query.region !== '') form?.querySelector('details')?.setAttribute('open', '');
  for (const [name, value] of Object.entries(query)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = value;
  }
}
