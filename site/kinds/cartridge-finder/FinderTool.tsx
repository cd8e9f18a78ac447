import { type ReactElement, useCallback, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ToolProps } from '../../tool-kit/tool-props.ts';
import { usePlain, useStepFocus } from '../../tool-kit/use-view.ts';
import type { CartridgeData } from './cartridge-data.ts';
import styles from './FinderTool.module.css';
import { NothingFound, SeveralFound } from './Found.tsx';
import { findProducts } from './find-products.ts';
import { ProductView } from './ProductView.tsx';
import { useFinderField } from './use-finder-field.ts';

/** The form of the page names the field `code`; earlier links said `system`. */
const askedIn = (search: URLSearchParams) =>
  (search.get('code') ?? search.get('system') ?? '').trim().slice(0, 80);

/**
 * The finder: the page's own field asks, the address holds what was asked, and the answer stands
 * where the list of all systems stood.
 */
export function FinderTool({ data, country, plain }: ToolProps<CartridgeData>): ReactElement {
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = askedIn(search);
  const answer = useMemo(() => findProducts(data.products, asked), [data, asked]);
  const byCode = useMemo(
    () => new Map(data.products.map((product) => [product.code, product])),
    [data],
  );

  const ask = useCallback(
    (text: string, isTyped: boolean) => {
      setSearch(text.trim() === '' ? {} : { code: text.trim() }, {
        replace: isTyped,
        // While somebody types, the focus stays in the field.
        state: { isTyped },
      });
    },
    [setSearch],
  );
  useFinderField(asked, ask, heading);
  const isPlain = answer.kind === 'nothing asked';
  usePlain(plain, isPlain);
  useStepFocus(isTyped(useLocation().state) ? undefined : asked, heading);

  if (isPlain) return <div />;
  return (
    <div className={styles.tool} id="answer">
      <div className="wrap">
        <p role="status" className="visually-hidden">
          {announce(answer)}
        </p>
        {answer.kind === 'one' && (
          <ProductView
            product={answer.product}
            former={answer.former}
            byCode={byCode}
            country={country}
            heading={heading}
          />
        )}
        {answer.kind === 'several' && (
          <SeveralFound asked={asked} products={answer.products} heading={heading} />
        )}
        {answer.kind === 'none' && (
          <NothingFound asked={asked} near={answer.near} heading={heading} />
        )}
      </div>
    </div>
  );
}

const isTyped = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isTyped' in state && state.isTyped === true;

function announce(answer: ReturnType<typeof findProducts>): string {
  if (answer.kind === 'one') return `${answer.product.code}, ${answer.product.name}`;
  if (answer.kind === 'several') return `${answer.products.length} codes match`;
  return answer.kind === 'none' ? 'No code matches' : '';
}
