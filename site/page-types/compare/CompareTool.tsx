import { type ReactElement, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readStoredList, writeStoredList } from '../../browser/stored-lists.ts';
import type { ToolProps } from '../../tool-kit/tool-props.ts';
import { AddProduct } from './AddProduct.tsx';
import { CompareTable } from './CompareTable.tsx';
import styles from './CompareTool.module.css';
import type { CompareData } from './compare-data.ts';
import { compareRows, differencesOf } from './compare-rows.ts';
import { addressOf, maxCompared } from './compared.ts';
import { UnknownCodes } from './UnknownCodes.tsx';
import { useChoice } from './use-choice.ts';

/** Two to four products side by side. The address holds the choice, so it can be sent or kept. */
export function CompareTool(props: ToolProps<CompareData>): ReactElement {
  const { data, country } = props;
  const choice = useChoice(props, maxCompared);
  const { products, unknown, left, onlyDifferences, codes, isPlain, heading, announcement } =
    choice;
  const navigate = useNavigate();
  // The tick answers at once; the address follows when it may.
  const [isTicked, setTicked] = useState(onlyDifferences);
  useEffect(() => setTicked(onlyDifferences), [onlyDifferences]);

  // Changes only this product's tick in lists, as the address may be someone else's.
  const remove = (code: string) => {
    writeStoredList(
      'compared',
      readStoredList('compared').filter((each) => each !== code),
    );
    choice.remove(code);
  };
  const add = (code: string) => {
    writeStoredList('compared', [...readStoredList('compared'), code]);
    choice.add(code);
  };

  if (isPlain) return <div />;
  const groups = compareRows(data, products, country);
  return (
    <div className="tool">
      <div className="wrap">
        <section aria-labelledby="compared" className={styles.compared}>
          <h2 id="compared" ref={heading} tabIndex={-1}>
            {products.length < 2 ? 'Add a second product' : `Comparing ${products.length} products`}
          </h2>
          <p role="status" className="visually-hidden">
            {announcement}
          </p>
          {(unknown.length > 0 || left > 0) && (
            <div className={styles.notes}>
              <UnknownCodes codes={unknown} dealerCodes={data.dealerCodes} country={country} />
              {left > 0 && <p>You can compare up to four products. Here are the first four.</p>}
            </div>
          )}
          {products.length > 0 && (
            <CompareTable
              products={products}
              groups={onlyDifferences && products.length > 1 ? differencesOf(groups) : groups}
              onRemove={remove}
              aside={
                products.length > 1 && (
                  <label className="check" data-print="no">
                    <input
                      type="checkbox"
                      checked={isTicked}
                      onChange={({ target: { checked } }) => {
                        setTicked(checked);
                        navigate({ search: addressOf(codes, checked) }, { replace: true });
                      }}
                    />
                    Show differences only
                  </label>
                )
              }
            />
          )}
          {products.length < maxCompared && (
            <AddProduct products={data.products} chosen={products} onAdd={add} />
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
            <span className="hint">Copy the page address to save or share this comparison.</span>
          </p>
        </section>
      </div>
    </div>
  );
}
