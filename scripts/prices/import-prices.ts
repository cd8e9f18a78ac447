/** Rows of a spreadsheet into the files of the products: all of them, or none where one cannot be read. */

import type { ProductFile } from '../../codegen/files/product.ts';
import { resolvePrices } from '../../codegen/resolve/prices.ts';
import { nearest } from '../../codegen/suggest.ts';
import { type Country, countries, countryKeys } from '../../kernel/countries.ts';
import { setValue } from '../editing/edit-yaml.ts';
import { count, type Editing } from '../editing/editing.ts';
import { isSameSpelling, readPrice } from '../editing/read-price.ts';
import { siteOf } from '../editing/site-of.ts';
import type { PriceRow } from './price-table.ts';
import type { PriceStep } from './price-words.ts';

export type Imported = {
  /** "line 5: …", for each fault of a row. Then nothing is to be written. */
  readonly faults: readonly string[];
  /** How many rows cannot be taken over. */
  readonly refused: number;
  /** "line 5 WH2-60 au: 338,51 is read as 338.51". */
  readonly understood: readonly string[];
  readonly steps: readonly (PriceStep & { readonly code: string; readonly country: Country })[];
  readonly rows: number;
};

export function importPrices(editing: Editing, rows: readonly PriceRow[]): Imported {
  const faults: string[] = [];
  const understood: string[] = [];
  const steps: Imported['steps'][number][] = [];
  const products = new Map(editing.of('product').map((document) => [document.name, document]));
  const lines = new Map<string, number>();
  const refused = new Set<number>();
  const refuse = (line: number, fault: string) => {
    refused.add(line);
    faults.push(`line ${line}${fault}`);
  };
  const site = siteOf(editing);
  const written = pricesOf(editing);
  for (const { line, code, prices, surplus } of rows) {
    if (surplus > 0) {
      refuse(
        line,
        `: the row has ${count(surplus, 'cell')} more than the first line names columns`,
      );
      continue;
    }
    const document = products.get(code);
    if (!document) {
      refuse(line, `: ${unknown(code, [...products.keys()])}`);
      continue;
    }
    const earlier = lines.get(code);
    if (earlier !== undefined) {
      refuse(line, `: ${code} stands on line ${earlier} already; keep one of them`);
      continue;
    }
    lines.set(code, line);
    const file = editing.nameOf(document);
    for (const country of countries) {
      const key = countryKeys[country];
      const text = prices[key];
      // An empty cell says nothing.
      if (text === undefined || text === '') continue;
      const word = readPrice(text);
      if ('fault' in word) {
        refuse(line, ` ${code} ${key}: ${word.fault}`);
        continue;
      }
      if (!word.isPlain)
        understood.push(`line ${line} ${code} ${key}: ${text} is read as ${word.spelling}`);
      const was = written.get(code)?.[key];
      if (isSameSpelling(was, word.spelling)) continue;
      editing.proposal.edit(file, (yaml) =>
        setValue(yaml, ['price', key], { spelling: word.spelling }),
      );
      const after = Number.isNaN(Number(word.spelling)) ? word.spelling : Number(word.spelling);
      steps.push({ code, country, before: asPrice(was, country), after: asPrice(after, country) });
    }
  }
  return { faults, refused: refused.size, understood, steps, rows: rows.length };

  function asPrice(value: unknown, country: Country) {
    if (typeof value !== 'number' && value !== 'on request' && value !== 'not sold')
      return undefined;
    const price = { au: 'not sold', nz: 'not sold', [countryKeys[country]]: value } as const;
    return resolvePrices({ price }, site)[country];
  }
}

/** What a product costs, where its file has the shape of one. */
function pricesOf(editing: Editing): ReadonlyMap<string, ProductFile['price']> {
  return new Map(
    editing.shaped.flatMap((entry) =>
      entry.kind === 'product' ? [[entry.document.name, entry.value.price] as const] : [],
    ),
  );
}

function unknown(code: string, codes: readonly string[]): string {
  if (code === '') return 'the row names no code';
  const near = nearest(code, codes)[0];
  return `there is no product ${code}${near ? `; did you mean ${near}?` : ''}`;
}
