import { type ReactElement, useCallback, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useLoaded, usePrerendered, useStepFocus } from '../../tool-kit/tool-hooks.ts';
import type { ToolProps } from '../../tool-kit/tool-props.ts';
import type { FinderAnswer } from './find-products.ts';
import { type FinderList, queryIn } from './finder-list.ts';
import { NoMatches, SeveralMatches } from './Matches.tsx';
import { ProductView } from './ProductView.tsx';
import { useFinderField } from './use-finder-field.ts';

/**
 * The finder. The page's own field asks, the address holds the query, and the answer replaces the list of all
 * systems.
 */
export function FinderTool({ data: list, country, plain }: ToolProps<FinderList>): ReactElement {
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = queryIn(search);
  const shown = useLoaded(query, list.loadFor);
  const answer = useMemo(() => list.answer(shown), [list, shown]);
  const elsewhere = answer.kind === 'none' ? list.soldElsewhere(shown) : undefined;
  const product = answer.kind === 'one' ? list.whole(answer.product.code) : undefined;

  const ask = useCallback(
    (text: string, isTyped: boolean) => {
      setSearch(text.trim() === '' ? {} : { code: text.trim() }, {
        replace: isTyped,
        // The focus stays in the field while the visitor types.
        state: { isTyped },
      });
    },
    [setSearch],
  );
  useFinderField(query, ask, heading);
  const isPlain = answer.kind === 'nothing asked';
  usePrerendered(plain, isPlain);
  useStepFocus(isTyped(useLocation().state) ? undefined : shown, heading);

  if (isPlain) return <div />;
  return (
    <div className="tool" id="answer">
      <div className="wrap">
        <p role="status" className="visually-hidden">
          {elsewhere?.title ?? announce(answer)}
        </p>
        {answer.kind === 'one' && product && (
          <ProductView
            product={product}
            former={answer.former}
            list={list}
            country={country}
            heading={heading}
          />
        )}
        {answer.kind === 'several' && (
          <SeveralMatches query={shown} products={answer.products} heading={heading} />
        )}
        {answer.kind === 'none' && (
          <NoMatches
            query={shown}
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

const isTyped = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isTyped' in state && state.isTyped === true;

function announce(answer: FinderAnswer): string {
  if (answer.kind === 'one') return `${answer.product.code}, ${answer.product.name}`;
  if (answer.kind === 'several') return `${answer.products.length} codes match`;
  return answer.kind === 'none' ? 'No matches' : '';
}
