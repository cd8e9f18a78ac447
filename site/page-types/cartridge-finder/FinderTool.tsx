import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { tradeSizes } from '../../../kernel/typography.ts';
import { classNames } from '../../components/class-names.ts';
import { usePrerendered, useStepFocus } from '../../toolkit/tool-hooks.ts';
import type { ToolProps } from '../../toolkit/tool-props.ts';
import type { CartridgeData, FinderProduct } from './cartridge-data.ts';
import styles from './FinderTool.module.css';
import { type FinderAnswer, findProducts, queryIn } from './find-products.ts';
import { isChange, isTyped, NoMatches, SeveralMatches } from './Matches.tsx';
import { ProductView } from './ProductView.tsx';
import { useSoldElsewhere } from './use-sold-elsewhere.ts';

/** Answers the page's own field. The answer to the query in the address replaces the list of all systems. */
export function FinderTool({ data, country, plain }: ToolProps<CartridgeData>) {
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = queryIn(search);
  const [fitted, litres] = ['fitted', 'litres'].map((name) => search.get(name));
  const [opened] = useState(query !== '' && 'opened');
  const answer = useMemo(() => findProducts(data.products, query), [data, query]);
  const elsewhere = useSoldElsewhere(answer.kind === 'none' ? [query] : [])(query);

  const ask = useCallback(
    (text: string, isTyped: boolean) => {
      const kept = { ...(fitted && { fitted }), ...(litres && { litres }) };
      setSearch(text.trim() === '' ? {} : { ...kept, code: text.trim() }, {
        replace: isTyped,
        // Keeps focus in the field while the visitor types.
        state: { isTyped },
      });
    },
    [setSearch, fitted, litres],
  );
  useFinderField(query, ask, heading);
  const isPlain = answer.kind === 'nothing asked';
  usePrerendered(plain, isPlain || answer.kind === 'none');
  const { state } = useLocation();
  useStepFocus(isTyped(state) ? undefined : `${query} ${fitted}`, heading);
  const isAsked = isChange(state);
  useEffect(() => {
    if (isAsked) fieldOfPage()?.focus();
  }, [isAsked]);

  if (isPlain) return <div className={classNames(opened)} />;
  return (
    <div className={classNames('tool', answer.kind === 'none' && styles.none, opened)} id="answer">
      <div className="wrap">
        <p role="status" className="visually-hidden">
          {elsewhere?.title ?? announce(answer)}
        </p>
        {answer.kind === 'one' && (
          <ProductView
            product={answer.product}
            former={answer.former}
            products={data.products}
            country={country}
            heading={heading}
          />
        )}
        {answer.kind === 'several' && (
          <SeveralMatches query={query} products={answer.products} heading={heading} />
        )}
        {answer.kind === 'none' && (
          <NoMatches
            query={query}
            near={answer.near}
            elsewhere={elsewhere}
            country={country}
            heading={heading}
          />
        )}
      </div>
    </div>
  );
}

function announce(answer: FinderAnswer<FinderProduct>): string {
  if (answer.kind === 'one') return `${answer.product.code}, ${tradeSizes(answer.product.name)}`;
  if (answer.kind === 'several') return `${answer.products.length} codes match`;
  return answer.kind === 'none' ? 'No matches' : '';
}

/** SPEC 9: the pause between the last key and the query. */
const debounceMs = 300;

/** Sends queries from the prerendered field while visitors type. `isTyped` keeps focus there. */
function useFinderField(
  query: string,
  ask: (text: string, isTyped: boolean) => void,
  heading: RefObject<HTMLElement | null>,
): void {
  const latestAsk = useRef(ask);
  latestAsk.current = ask;
  const queriedByField = useRef<string>(undefined);

  useEffect(() => {
    const field = fieldOfPage();
    if (!field?.form) return;
    const { form } = field;
    let timer: number | undefined;
    const askNow = (isTyped: boolean) => {
      window.clearTimeout(timer);
      queriedByField.current = field.value.trim();
      latestAsk.current(field.value, isTyped);
    };
    const type = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => askNow(true), debounceMs);
    };
    const send = (event: Event) => {
      event.preventDefault();
      askNow(false);
      // Asking the same question again still moves focus to its answer.
      window.setTimeout(() => heading.current?.focus());
    };
    field.addEventListener('input', type);
    form.addEventListener('submit', send);
    return () => {
      window.clearTimeout(timer);
      field.removeEventListener('input', type);
      form.removeEventListener('submit', send);
    };
  }, [heading]);

  // A link, the back button or a shared address fills the field.
  useEffect(() => {
    const field = fieldOfPage();
    if (!field || query === queriedByField.current) return;
    const isFirst = queriedByField.current === undefined;
    const early = isFirst && query === '' ? field.value.trim() : '';
    queriedByField.current = early === '' ? query : early;
    // The visitor may still be typing.
    if (early !== '') field.dispatchEvent(new Event('input'));
    else if (!isFirst || field.value === '') field.value = query;
  }, [query]);
}

function fieldOfPage(): HTMLInputElement | undefined {
  const field = document.querySelector('main input[name="code"]');
  return field instanceof HTMLInputElement ? field : undefined;
}
