import { useEffect, useRef } from 'react';
import { readStoredList, writeStoredList } from '../../browser/stored-lists.ts';
import { saveFile } from '../../toolkit/save-file.ts';
import type { ToolProps } from '../../toolkit/tool-props.ts';
import { AddProduct } from '../compare/AddProduct.tsx';
import type { CompareData } from '../compare/compare-data.ts';
import { UnknownCodes } from '../compare/UnknownCodes.tsx';
import { useChoice } from '../compare/use-choice.ts';
import { Clause, DocumentLinks, documentsOfData } from './DocumentLinks.tsx';
import styles from './Schedule.module.css';
import { ScheduleTable } from './ScheduleTable.tsx';
import { csvOf, maxScheduled, scheduleRows } from './schedule-rows.ts';
import { clauseOf } from './specification-text.ts';

/** Shows the products in the address as a table and as clauses, to copy or save. */
export function ScheduleTool(props: ToolProps<CompareData>) {
  const { data, country } = props;
  const choice = useChoice(props, maxScheduled);
  const { products, codes, unknown, isPlain, heading, announcement, announce } = choice;
  const rows = scheduleRows(products, country);
  const clauses = products.map((product) => ({ product, lines: clauseOf(product, data) }));
  const text = clauses.map(({ lines }) => lines.join('\n')).join('\n\n');
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => announce('Specification text copied'),
      () => announce('Your browser blocked copying. Select the text and copy it yourself.'),
    );
  };
  const list = codes.join();
  const opened = useRef<string | undefined>(list);
  // Stores the schedule, because a product's page adds to it. A link's schedule leaves the visitor's own until it changes.
  useEffect(() => {
    if (list === opened.current && readStoredList('scheduled').length > 0) return;
    opened.current = undefined;
    if (list !== '' || isPlain) writeStoredList('scheduled', list.split(',').filter(Boolean));
  }, [list, isPlain]);
  if (isPlain) return <div />;
  return (
    <div className={`wrap part stack ${styles.tool}`}>
      <h2 ref={heading} tabIndex={-1}>
        {titleOf(products.length)}
      </h2>
      {unknown.length > 0 && (
        <UnknownCodes codes={unknown} dealerCodes={data.dealerCodes} country={country} />
      )}
      {products.length > 0 && (
        <>
          <ScheduleTable rows={rows} onRemove={choice.remove} />
          <p className="actions" data-print="no">
            <button
              type="button"
              className="button"
              onClick={() =>
                saveFile('puretec-schedule.csv', 'text/csv;charset=utf-8', csvOf(rows))
              }
            >
              Save as CSV
            </button>
            <button type="button" className="button button-quiet" onClick={copy}>
              Copy specification text
            </button>
          </p>
        </>
      )}
      <p role="status" className={announcement === '' ? 'visually-hidden' : 'hint'}>
        {announcement}
      </p>
      {products.length < maxScheduled && (
        <AddProduct products={data.products} chosen={products} onAdd={choice.add} />
      )}
      {clauses.map(({ product, lines }) => (
        <section
          key={product.code}
          className={`below-line gap-2 ${styles.clause}`}
          aria-labelledby={`clause-${product.code}`}
        >
          <h3 id={`clause-${product.code}`}>{`Specification text: ${product.code}`}</h3>
          <Clause lines={lines} />
          <DocumentLinks code={product.code} documents={documentsOfData(product, country)} />
        </section>
      ))}
    </div>
  );
}

function titleOf(count: number): string {
  if (count === 0) return 'Add your first product';
  return count === 1 ? 'One product on the schedule' : `${count} products on the schedule`;
}
