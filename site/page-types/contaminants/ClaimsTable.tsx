import type { ReactNode } from 'react';
import type { Product } from '../../../kernel/entry-types.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { TableFrame } from '../../components/TableFrame/TableFrame.tsx';
import type { Market } from '../../lookups/in-country.ts';
import { systemsIn } from '../../lookups/public-products.ts';
import styles from './ClaimsTable.module.css';

export function claimsTable(tables: Tables, market: Market) {
  const contaminants = tables.contaminants.map(({ id, name }) => ({ id, name }));
  const systems = systemsIn(tables, market).filter(
    ({ treats, doesNotTreat }) => treats.length + doesNotTreat.length > 0,
  );
  const rowOf = ({ code, treats, doesNotTreat, tests = [] }: Product) => ({
    code,
    // Our claim about each contaminant in words, or an empty text.
    cells: contaminants.map(({ id }) => {
      const test = tests.find((each) => each.for === id);
      if (test) return `Tested: ${test.standard}`;
      return treats.includes(id) ? 'Used for' : doesNotTreat.includes(id) ? notMadeFor : '';
    }),
  });
  return {
    contaminants,
    // Systems that no consumer category lists come last.
    ranges: [...Object.values(tables.categories), { url: undefined, name: 'Other systems' }]
      .map(({ url, name }) => ({
        name,
        rows: systems.filter(({ category }) => category === url).map(rowOf),
      }))
      .filter(({ rows }) => rows.length > 0),
    // To a published standard.
    tested: systems.filter(({ tests = [] }) => tests.length > 0).length,
  };
}

const notMadeFor = 'Not made for';

export function ClaimsTable({ contaminants, ranges, tested }: ReturnType<typeof claimsTable>) {
  const systems = ranges.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <Section id="claims" heading="Compare our claims">
      <p className="prose">
        {tested === 0
          ? 'None of these systems has been tested to a published standard yet. A tested one would show its standard here. '
          : `We've had ${tested} of these systems tested to a published standard, which the table names. `}
        Everything else is our own claim. Where a cell is blank, we make none.
      </p>
      <div className="ruled">
        <Disclosure summary={`Show all ${systems} systems`}>
          <TableFrame label="Compare our claims">
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">System</th>
                  {contaminants.map(({ id, name }) => (
                    <th key={id} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              {ranges.map(({ name, rows }) => (
                <tbody key={name}>
                  <tr>
                    <th scope="rowgroup" colSpan={contaminants.length + 1}>
                      <span>{name}</span>
                    </th>
                  </tr>
                  {rows.map(({ code, cells }) => (
                    <tr key={code}>
                      <th scope="row">
                        <a href={`/${code}`} className="tall-link">
                          {code}
                        </a>
                      </th>
                      {contaminants.map(({ id }, index) => (
                        <td key={id}>
                          <Cell text={cells[index] ?? ''} />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              ))}
            </table>
          </TableFrame>
        </Disclosure>
      </div>
    </Section>
  );
}

function Cell({ text }: { readonly text: string }): ReactNode {
  if (text === '') return <span className="visually-hidden">No claim</span>;
  return text === notMadeFor ? text : <b>{text}</b>;
}
