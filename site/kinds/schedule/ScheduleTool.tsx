import { type ReactElement, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { documentsOf } from '../../../kernel/documents.ts';
import { saveFile } from '../../tool-kit/save-file.ts';
import type { ToolProps } from '../../tool-kit/tool-props.ts';
import { useLoaded } from '../../tool-kit/use-loaded.ts';
import { usePlain } from '../../tool-kit/use-view.ts';
import { AddProduct } from '../compare/AddProduct.tsx';
import type { CompareProduct } from '../compare/compare-data.ts';
import type { ComparedData } from '../compare/compare-list.ts';
import { addressOf, codesIn } from '../compare/compared.ts';
import { UnknownCodes } from '../compare/UnknownCodes.tsx';
import { Clause } from './Clause.tsx';
import { copyTable, copyText } from './copy.ts';
import { DocumentLinks } from './DocumentLinks.tsx';
import styles from './Schedule.module.css';
import { ScheduleTable } from './ScheduleTable.tsx';
import { csvOf, mostScheduled, scheduled, scheduleRows } from './schedule-rows.ts';
import { clauseOf } from './specification-text.ts';

/** Chosen products as a table and as clauses, to copy or to save. The address holds the choice. */
export function ScheduleTool({ data, country, plain }: ToolProps<ComparedData>): ReactElement {
  const { list } = data;
  const search = useLoaded(useLocation().search, list.loadFor);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const { products, unknown } = scheduled(codesIn(new URLSearchParams(search)), list.here());
  const isPlain = products.length === 0 && unknown.length === 0;
  usePlain(plain, isPlain);

  const codes = products.map(({ code }) => code);
  const show = (next: readonly string[], message: string) => {
    setSaid(message);
    navigate({ search: addressOf(next, false) });
  };
  const remove = (code: string) => {
    show(
      codes.filter((each) => each !== code),
      `${code} removed`,
    );
    heading.current?.focus();
  };
  const rows = scheduleRows(products, data);
  const clauses = products.map((product) => ({ product, lines: clauseOf(product, data) }));
  const text = clauses.map(({ lines }) => lines.join('\n')).join('\n\n');
  const copy = (copying: Promise<void>, what: string) => {
    copying.then(
      () => setSaid(`${what} copied`),
      () =>
        setSaid(
          `Your browser does not let this page copy. Mark the ${what.toLowerCase()} and copy it yourself.`,
        ),
    );
  };
  if (isPlain) return <div />;
  return (
    <div className={`wrap ${styles.tool}`}>
      <h2 ref={heading} tabIndex={-1}>
        {titleOf(products.length)}
      </h2>
      {unknown.length > 0 && (
        <div className={styles.notes}>
          <UnknownCodes codes={unknown} dealerCodes={data.dealerCodes} country={country} />
        </div>
      )}
      {products.length > 0 && (
        <>
          <ScheduleTable rows={rows} onRemove={remove} />
          <p className="actions" data-print="no">
            <button type="button" className="button" onClick={() => copy(copyTable(rows), 'Table')}>
              Copy table
            </button>
            <button
              type="button"
              className="button button-quiet"
              onClick={() =>
                saveFile('puretec-schedule.csv', 'text/csv;charset=utf-8', csvOf(rows))
              }
            >
              Save as CSV
            </button>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => copy(copyText(text), 'Specification text')}
            >
              Copy specification text
            </button>
          </p>
        </>
      )}
      <p role="status" className={said === '' ? 'visually-hidden' : styles.said}>
        {said}
      </p>
      {products.length < mostScheduled && (
        <AddProduct
          list={list}
          chosen={products}
          onAdd={(code) => show([...codes, code], `${code} added`)}
        />
      )}
      {clauses.map(({ product, lines }) => (
        <Specified key={product.code} product={product} lines={lines} country={country} />
      ))}
    </div>
  );
}

function titleOf(count: number): string {
  if (count === 0) return 'Choose the first product';
  return count === 1 ? 'One product on the schedule' : `${count} products on the schedule`;
}

function Specified({
  product,
  lines,
  country,
}: {
  readonly product: CompareProduct;
  readonly lines: readonly string[];
  readonly country: ToolProps<ComparedData>['country'];
}): ReactElement {
  const { code, specifications: facts } = product;
  const specifications = Object.entries(facts).map(([id, value]) => ({
    id,
    value,
    label: id,
    group: '',
  }));
  return (
    <section className={styles.clause} aria-labelledby={`clause-${code}`}>
      <h3 id={`clause-${code}`}>{`Specification text: ${code}`}</h3>
      <Clause lines={lines} />
      <DocumentLinks code={code} documents={documentsOf({ code, specifications }, country)} />
    </section>
  );
}
