/** Prices and products. */
import type { Price } from '../../kernel/contract.ts';
import { isLarge, isSamePrice, perCentOf, signed, wordsOf } from '../prices/price-words.ts';
import { type Change, type CountryChange, pagesOf, renamesOf } from './change-report.ts';
import type { Snapshot } from './snapshot.ts';

export function priceChanges(before: Snapshot, after: Snapshot): CountryChange[] {
  const renames = renamesOf(before, after);
  return Object.entries(before.products).flatMap(([old, product]): CountryChange[] => {
    const code = renames.get(old) ?? old;
    const now = after.products[code];
    const step = { before: product.price, after: now?.price };
    const { before: was, after: is } = step;
    if (!now || !is || isSamePrice(step)) return [];
    const perCent = perCentOf(step);
    const large = isLarge(step);
    const notes = [perCent === undefined ? '' : signed(perCent), large ? 'more than 20 %' : ''];
    const note = notes.filter((part) => part !== '').join(', ');
    const amounts = (cents: 'exGstCents' | 'incGstCents') => ({
      ...dollars('before', was, cents),
      ...dollars('after', is, cents),
    });
    return [
      {
        topic: 'prices',
        subject: `${code} ${now.name}`,
        what: `price in ${after.currency}`,
        before: priceWords(was),
        after: priceWords(is),
        level: large ? 'warning' : 'note',
        ...(note && { note }),
        pages: pagesOf(after, `product ${code}`),
        price: {
          exGst: amounts('exGstCents'),
          incGst: amounts('incGstCents'),
          ...(perCent !== undefined && { perCent }),
        },
      },
    ];
  });
}

export const priceWords = (price: Price): string =>
  price.kind === 'priced'
    ? `${wordsOf(price, 'exGstCents')} ex GST, ${wordsOf(price, 'incGstCents')} inc GST`
    : price.kind;

const dollars = (when: 'before' | 'after', price: Price, cents: 'exGstCents' | 'incGstCents') =>
  price.kind === 'priced' ? { [when]: price[cents] / 100 } : {};

export function productChanges(before: Snapshot, after: Snapshot): CountryChange[] {
  const renames = renamesOf(before, after);
  const renamed = new Set(renames.values());
  const topic = 'products';
  const of = (
    code: string,
    name: string,
    what: string,
    level: Change['level'] = 'note',
  ): CountryChange => ({
    topic,
    subject: `${code} ${name}`,
    what,
    level,
    pages: pagesOf(after, `product ${code}`),
  });
  const gone = Object.entries(before.products).flatMap(([code, { name }]) => {
    const now = renames.get(code);
    if (now) return [of(now, after.products[now]?.name ?? name, `has a new code (was ${code})`)];
    return after.products[code] ? [] : [of(code, name, 'is gone', 'warning')];
  });
  const come = Object.entries(after.products).flatMap(
    ([code, { name, discontinued, replacedBy }]) => {
      const old = before.products[code];
      if (!old) return renamed.has(code) ? [] : [of(code, name, 'is new')];
      const instead = replacedBy ? `, replaced by ${replacedBy}` : '';
      if (discontinued && !old.discontinued) return [of(code, name, `is retired${instead}`)];
      if (!discontinued && old.discontinued) return [of(code, name, 'is back in the range')];
      return replacedBy !== old.replacedBy
        ? [
            of(
              code,
              name,
              replacedBy ? `is replaced by ${replacedBy}` : 'no longer has a replacement',
            ),
          ]
        : [];
    },
  );
  return [...gone, ...come];
}
