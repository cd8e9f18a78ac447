import { type ReactElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import type { City, Country, Link } from '../../../kernel/contract.ts';
import { Answered } from '../../tool-kit/mount-island.tsx';
import type { ListedPlace } from './find-location.ts';
import { findPlaces, hasQuery, type PlaceQuery, readQuery, writeQuery } from './find-places.ts';
import { PlaceForm } from './PlaceForm.tsx';
import { PlaceResults, RequestedCodes } from './PlaceResults.tsx';
import type { Noun } from './place-words.ts';

type FinderProps = {
  readonly path: string;
  readonly places: readonly ListedPlace[];
  readonly cities: readonly City[];
  readonly noun: Noun;
  readonly country: Country;
  readonly elsewhere: readonly Link[];
  readonly origin: string;
  readonly target: HTMLElement;
  /** Called with whether an answer replaces the list by region. */
  readonly onAnswer: (isAnswered: boolean) => void;
  /** Called once React controls the form. */
  readonly onReady: () => void;
};

function fieldOf(form: HTMLFormElement, name: keyof PlaceQuery): { value: string } | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    ? field
    : undefined;
}

/** Keeps the query in the address, so it can be shared and going back repeats the previous one. */
export function Finder(props: FinderProps): ReactElement {
  const { places, country, onAnswer, onReady } = props;
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(params), [params]);
  const codes = query.part === '' ? [] : query.part.split(',');
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The focus after the next answer. Undefined if the address changed it, not the visitor. */
  const focusNext = useRef<'heading' | 'form'>(undefined);
  // The first render matches the prerendered form, so React can hydrate it.
  const [ready, setReady] = useState(false);
  const asked = ready && hasQuery(query);

  useLayoutEffect(() => setReady(true), []);
  useEffect(onReady, [onReady]);

  useLayoutEffect(() => {
    onAnswer(asked);
  }, [asked, onAnswer]);

  const isFirst = useRef(true);
  useEffect(() => {
    // Keeps text typed before this script loaded, unless the address has a query.
    if (form.current && (!isFirst.current || hasQuery(query))) {
      for (const name of ['postcode', 'service', 'region'] as const) {
        const field = fieldOf(form.current, name);
        if (field) field.value = query[name];
      }
    }
    isFirst.current = false;
    if (focusNext.current === 'heading') heading.current?.focus();
    if (focusNext.current === 'form') form.current?.querySelector('input')?.focus();
    focusNext.current = undefined;
  }, [query]);

  const ask = (next: PlaceQuery, focus: 'heading' | 'form') => {
    focusNext.current = focus;
    setParams(writeQuery(next));
  };
  return (
    <>
      <PlaceForm
        path={props.path}
        country={props.country}
        places={places}
        formRef={form}
        onFind={(element) => {
          const value = (name: keyof PlaceQuery) => fieldOf(element, name)?.value.trim() ?? '';
          const next = {
            postcode: value('postcode'),
            service: value('service'),
            region: value('region'),
            part: query.part,
          };
          ask(next, hasQuery(next) ? 'heading' : 'form');
        }}
      />
      {ready && (
        <RequestedCodes
          codes={codes}
          origin={props.origin}
          onDrop={() => ask({ ...query, part: '' }, 'form')}
        />
      )}
      {ready && <Answered />}
      {asked &&
        createPortal(
          <PlaceResults
            key={params.toString()}
            found={findPlaces(places, query, country, props.cities)}
            query={query}
            noun={props.noun}
            country={country}
            codes={codes}
            origin={props.origin}
            elsewhere={props.elsewhere.map(({ label, url }) => ({
              label,
              url: query.part === '' ? url : `${url}?part=${query.part}`,
            }))}
            headingRef={heading}
            onWiden={() => ask({ ...query, service: '', region: '' }, 'heading')}
            onClear={() => ask({ ...query, postcode: '', service: '', region: '' }, 'form')}
          />,
          props.target,
        )}
    </>
  );
}
