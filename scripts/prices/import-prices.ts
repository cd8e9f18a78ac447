/** Rows of a spreadsheet into the files of the products: all of them, or none where one cannot be read. */

import type { ProductFile } from '../../codegen/files/product.ts';
import { resolvePrices } from '../../codegen/resolve/prices.ts';
import { type Country, countries, countryKeys } from '../../kernel/countries.ts';
import { setValue } from '../editing/edit-yaml.ts';
import type { Editing } from '../editing/editing.ts';
import { isOtherCurrency, isSameSpelling, readPrice } from '../editing/read-price.ts';
import { productMeant } from '../editing/require-product.ts';
import { siteOf } from '../editing/site-of.ts';
import type { PriceRow } from './price-table.ts';
import { type PriceStep, wordsOf } from './price-words.ts';

export type Imported = {
  /** "line 5: …", for each cell or row that is refused. Then nothing is to be written. */
  readonly faults: readonly string[];
  /** How many rows have such a fault. */
  readonly refused: number;
  /** "line 5 WH2-60 au: 338,51 is read as 338.51", and what is not read. */
  readonly understood: readonly string[];
  readonly steps: readonly (PriceStep & { readonly code: string; readonly country: Country })[];
  readonly rows: number;
};

export function importPrices(editing: Editing, rows: readonly PriceRow[]): Imported {
  const faults: string[] = [];
  const refused = new Set<number>();
  const refuse = (line: number, words: string) => {
    refused.add(line);
    faults.push(words);
  };
  const understood: string[] = [];
  const steps: Imported['steps'][number][] = [];
  const products = new Map(editing.of('product').map((document) => [document.name, document]));
  const lines = new Map<string, number>();
  const site = siteOf(editing);
  const written = pricesOf(editing);
  const owners = ownersOf(editing);
  for (const { line, code, name, prices, withGst } of rows) {
    const document = products.get(code);
    if (!document) {
      refuse(line, `line ${line}: ${unknown(editing, code)}`);
      continue;
    }
    const earlier = lines.get(code);
    if (earlier !== undefined) {
      refuse(line, `line ${line}: ${code} stands on line ${earlier} already; keep one of them`);
      continue;
    }
    lines.set(code, line);
    const owner = owners.get(name);
    if (owner?.every((other) => other !== code)) {
      refuse(
        line,
        `line ${line}: "${name}" is ${owner.join(' or ')}, and ${code} stands beside it; has a column been sorted alone?`,
      );
      continue;
    }
    const file = editing.nameOf(document);
    for (const country of countries) {
      const key = countryKeys[country];
      const text = prices[key];
      // An empty cell says nothing.
      if (text === undefined || text === '') continue;
      if (isOtherCurrency(text, country, site)) {
        refuse(
          line,
          `line ${line} ${code} ${key}: ${text} is not in the currency of ${country}; write it as ${site.countries[key].currency}, without the sign`,
        );
        continue;
      }
      const word = readPrice(text);
      if ('fault' in word) {
        refuse(line, `line ${line} ${code} ${key}: ${word.fault}`);
        continue;
      }
      if (!word.isPlain)
        understood.push(`line ${line} ${code} ${key}: ${text} is read as ${word.spelling}`);
      const was = written.get(code)?.[key];
      const listed = withGst[key];
      if (listed !== undefined) {
        const read = readPrice(listed);
        const is = wordsOf(asPrice(numberOr(word.spelling), country), 'incGstCents');
        const known = [is, wordsOf(asPrice(was, country), 'incGstCents')];
        if (!('fault' in read) && !known.includes(read.spelling))
          understood.push(
            `line ${line} ${code} ${key}: ${listed} with GST is not taken over; it follows from the price without, and is ${is}`,
          );
      }
      if (isSameSpelling(was, word.spelling)) continue;
      editing.proposal.edit(file, (yaml) =>
        setValue(yaml, ['price', key], { spelling: word.spelling }),
      );
      const after = numberOr(word.spelling);
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

const numberOr = (spelling: string): number | string =>
  Number.isNaN(Number(spelling)) ? spelling : Number(spelling);

/** What a product costs, where its file has the shape of one. */
function pricesOf(editing: Editing): ReadonlyMap<string, ProductFile['price']> {
  return new Map(
    editing.validated.flatMap((entry) =>
      entry.kind === 'product' ? [[entry.document.name, entry.value.price] as const] : [],
    ),
  );
}

/** The codes of the products that have a name. */
function ownersOf(editing: Editing): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>();
  for (const entry of editing.validated)
    if (entry.kind === 'product')
      owners.set(entry.value.name, [...(owners.get(entry.value.name) ?? []), entry.document.name]);
  return owners;
}

const unknown = (editing: Editing, code: string): string =>
  code === ''
    ? 'the row names no code'
    : `there is no product ${code}${productMeant(editing, code)}`;
