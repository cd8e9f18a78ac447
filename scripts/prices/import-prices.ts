/** Prices from a spreadsheet into the products' files: all rows, or none if one can't be read. */

import { pricesInFile } from '../../codegen/resolve/prices.ts';
import { type Country, countries, countryKeys } from '../../kernel/countries.ts';
import { recordOf } from '../../kernel/records.ts';
import { setValue } from '../editing/edit-yaml.ts';
import { type Editing, productsIn, siteFileIn } from '../editing/editing.ts';
import { isOtherCurrency, isSameSpelling, readPrice } from '../editing/read-value.ts';
import { suggestion } from '../editing/require-entry.ts';
import type { PriceRow } from './price-table.ts';
import { type PriceStep, priceWords } from './price-words.ts';

export type Imported = {
  /** "line 5: …" for each refused cell or row. If there are any, nothing may be written. */
  readonly faults: readonly string[];
  /** How many rows are refused. */
  readonly refused: number;
  /** "line 5 WH2-60 au: $338.51 is read as 338.51", and cells that aren't used. */
  readonly notes: readonly string[];
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
  const notes: string[] = [];
  const steps: Imported['steps'][number][] = [];
  const products = new Map(editing.of('product').map((document) => [document.name, document]));
  const lines = new Map<string, number>();
  const site = siteFileIn(editing);
  const written = new Map(productsIn(editing).map(({ code, file }) => [code, file.price]));
  const owners = ownersOf(editing);
  for (const { line, code, name, prices, withGst } of rows) {
    const document = products.get(code);
    if (!document) {
      refuse(line, `line ${line}: ${unknownCode(editing, code)}`);
      continue;
    }
    const earlier = lines.get(code);
    if (earlier !== undefined) {
      refuse(line, `line ${line}: ${code} is on line ${earlier} too. Keep one of them.`);
      continue;
    }
    lines.set(code, line);
    const owner = owners.get(name);
    if (owner?.every((other) => other !== code)) {
      refuse(
        line,
        `line ${line}: "${name}" is ${anyOf.format(owner)}, but its code here is ${code}. Has one column been sorted alone?`,
      );
      continue;
    }
    const file = editing.nameOf(document);
    for (const country of countries) {
      const key = countryKeys[country];
      const text = prices[key];
      const was = written.get(code)?.[key];
      const noteUnusedGst = (spelling: string | undefined) => {
        const listed = withGst[key];
        if (listed === undefined || listed === '') return;
        const read = readPrice(listed);
        const prices = spelling === undefined ? [was] : [numberOr(spelling), was];
        const known = prices.map((price) => priceWords(asPrice(price, country), 'incGstCents'));
        if (!('fault' in read) && !known.includes(read.spelling))
          notes.push(
            `line ${line} ${code} ${key}: ${listed} with GST isn't used. It follows from the price without GST, and is ${known[0]}.`,
          );
      };
      // An empty cell changes nothing.
      if (text === undefined || text === '') {
        noteUnusedGst(undefined);
        continue;
      }
      if (isOtherCurrency(text, country, site)) {
        refuse(
          line,
          `line ${line} ${code} ${key}: ${text} isn't in the currency of ${country}. Give the amount in ${site.countries[key].currency}, without a currency sign.`,
        );
        continue;
      }
      const word = readPrice(text);
      if ('fault' in word) {
        refuse(line, `line ${line} ${code} ${key}: ${word.fault}`);
        continue;
      }
      if (!word.isPlain)
        notes.push(`line ${line} ${code} ${key}: ${text} is read as ${word.spelling}`);
      noteUnusedGst(word.spelling);
      if (isSameSpelling(was, word.spelling)) continue;
      editing.proposal.edit(file, (yaml) =>
        setValue(yaml, ['price', key], { spelling: word.spelling }),
      );
      const after = numberOr(word.spelling);
      steps.push({ code, country, before: asPrice(was, country), after: asPrice(after, country) });
    }
  }
  return { faults, refused: refused.size, notes, steps, rows: rows.length };

  function asPrice(value: unknown, country: Country) {
    if (typeof value !== 'number' && value !== 'on request' && value !== 'not sold')
      return undefined;
    const price = { ...notSold, [countryKeys[country]]: value };
    return pricesInFile({ price }, site)[country];
  }
}

const anyOf = new Intl.ListFormat('en-AU', { type: 'disjunction' });
const notSold = recordOf(Object.values(countryKeys), () => 'not sold' as const);

const numberOr = (spelling: string): number | string =>
  Number.isNaN(Number(spelling)) ? spelling : Number(spelling);

/** The codes of the products with each name. */
function ownersOf(editing: Editing): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>();
  for (const { code, file } of productsIn(editing))
    owners.set(file.name, [...(owners.get(file.name) ?? []), code]);
  return owners;
}

const unknownCode = (editing: Editing, code: string): string =>
  code === '' ? 'The row has no code.' : `There is no product ${code}${suggestion(editing, code)}`;
