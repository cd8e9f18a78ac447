import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepCodes, keptCodes } from '../../saved/kept-codes.ts';
import type { ToolProps } from '../../tool-kit/tool-props.ts';
import { useLoaded } from '../../tool-kit/use-loaded.ts';
import { usePlain } from '../../tool-kit/use-view.ts';
import { AddProduct } from './AddProduct.tsx';
import { CompareTable } from './CompareTable.tsx';
import styles from './CompareTool.module.css';
import type { ComparedData } from './compare-list.ts';
import { compareRows, differencesOf } from './compare-rows.ts';
import { addressOf, mostCompared, readChoice } from './compared.ts';
import { UnknownCodes } from './UnknownCodes.tsx';

/** Two to four products side by side. The address holds the choice, so it can be sent or kept. */
export function CompareTool({ data, country, plain }: ToolProps<ComparedData>): ReactElement {
  const { list } = data;
  const search = useLoaded(useLocation().search, list.loadFor);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const { products, unknown, left, onlyDifferences } = readChoice(
    new URLSearchParams(search),
    list.here(),
  );
  // The tick answers at once; the address follows when it may.
  const [isTicked, setTicked] = useState(onlyDifferences);
  useEffect(() => setTicked(onlyDifferences), [onlyDifferences]);
  const isPlain = products.length === 0 && unknown.length === 0;
  usePlain(plain, isPlain);
  useForm(plain);

  const codes = products.map(({ code }) => code);
  // A change here changes the ticks of lists by the same product and no other: the address may be someone else's.
  const without = (code: string, from: readonly string[]) => from.filter((each) => each !== code);
  const show = (next: readonly string[], message: string) => {
    setSaid(message);
    navigate({ search: addressOf(next, onlyDifferences) });
  };
  const remove = (code: string) => {
    keepCodes('compared', without(code, keptCodes('compared')));
    show(without(code, codes), `${code} removed`);
    // The button that was pressed is gone with its column.
    heading.current?.focus();
  };
  const add = (code: string) => {
    keepCodes('compared', [...keptCodes('compared'), code]);
    show([...codes, code], `${code} added`);
  };

  if (isPlain) return <div />;
  const groups = compareRows(data, products, country);
  return (
    <div className="tool">
      <div className="wrap">
        <section aria-labelledby="compared" className={styles.compared}>
          <h2 id="compared" ref={heading} tabIndex={-1}>
            {products.length < 2 ? 'Add a second product' : `${products.length} products compared`}
          </h2>
          <p role="status" className="visually-hidden">
            {said}
          </p>
          {(unknown.length > 0 || left > 0) && (
            <div className={styles.notes}>
              <UnknownCodes codes={unknown} dealerCodes={data.dealerCodes} country={country} />
              {left > 0 && <p>You can compare four products at most; the first four are shown.</p>}
            </div>
          )}
          {products.length > 0 && (
            <CompareTable
              products={products}
              groups={onlyDifferences && products.length > 1 ? differencesOf(groups) : groups}
              onRemove={remove}
              aside={
                products.length > 1 && (
                  <label className="check">
                    <input
                      type="checkbox"
                      checked={isTicked}
                      onChange={({ target: { checked } }) => {
                        setTicked(checked);
                        navigate({ search: addressOf(codes, checked) }, { replace: true });
                      }}
                    />
                    Differences only
                  </label>
                )
              }
            />
          )}
          {products.length < mostCompared && (
            <AddProduct list={list} chosen={products} onAdd={add} />
          )}
          <p className="actions" data-print="no">
            {products.length > 1 && (
              <button type="button" className="button button-quiet" onClick={() => window.print()}>
                Print
              </button>
            )}
            <a className="button button-quiet" href={`/saved?add=${codes.join(',')}`}>
              Save
            </a>
            <span className="hint">
              The address of this page holds your choice: keep it, or send it.
            </span>
          </p>
        </section>
      </div>
    </div>
  );
}

/** The prerendered form of the page leads to the address that this tool reads. */
function useForm(plain: ToolProps<ComparedData>['plain']): void {
  const navigate = useNavigate();
  useEffect(() => {
    const [form] = plain.find('form');
    if (!(form instanceof HTMLFormElement)) return;
    const send = (event: Event) => {
      event.preventDefault();
      const codes = new FormData(form)
        .getAll('code')
        .flatMap((value) => (typeof value === 'string' && value.trim() ? [value.trim()] : []));
      if (codes.length > 0) navigate({ search: addressOf(codes, false) });
      else form.querySelector('input')?.focus();
    };
    form.addEventListener('submit', send);
    return () => form.removeEventListener('submit', send);
  }, [plain, navigate]);
}
