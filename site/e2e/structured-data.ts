/** Finds faults that schema-dts's types don't catch, such as data that the page doesn't show (FACTS L13). */
import type { HTMLElement } from 'node-html-parser';
import { isRecord } from '../../kernel/json-record.ts';

type Entry = Readonly<Record<string, unknown>>;
const unless = (holds: boolean, fault: string) => (holds ? [] : [fault]);

/** Every object in the data, including the root. */
const entriesIn = (data: unknown): Entry[] =>
  typeof data === 'object' && data !== null
    ? [...(isRecord(data) ? [data] : []), ...Object.values(data).flatMap(entriesIn)]
    : [];

/**
 * Fields that Google documents for product snippets and merchant listings. Leaves out reviews and ratings,
 * which the site doesn't have, delivery and returns, because it sells nothing, and ends of prices.
 */
const documented: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'offers', 'description', 'brand', 'sku', 'mpn', 'url'],
  Offer: ['price', 'priceCurrency', 'availability', 'url', 'itemCondition'],
  Brand: ['name'],
  ItemPage: ['url', 'mainEntity'],
};

/** Returns one block's faults, in words. `html` is the page around it, which must show the same price. */
export function structuredDataFaults(text: string, html: string): string[] {
  const data: unknown = JSON.parse(text);
  if (!isRecord(data) || data['@context'] !== 'https://schema.org')
    return ['structured data without the context of schema.org'];
  return entriesIn(data).flatMap((entry) => {
    const type = String(entry['@type']);
    const empty = Object.keys(entry).filter((name) => entry[name] === '');
    const missing = (documented[type] ?? []).filter((name) => entry[name] === undefined);
    return [
      ...[...empty, ...missing].map((name) => `${type}: no ${name}`),
      ...(type === 'Offer' ? offerFaults(entry, html) : []),
    ];
  });
}

function offerFaults({ price, priceCurrency }: Entry, html: string): string[] {
  const shown = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2 }).format(Number(price));
  const currency = /data-currency="(\w+)"/.exec(html)?.[1];
  return [
    ...unless(Number(price) > 0, `the price is ${price}`),
    ...unless(html.includes(`$${shown}`), `the page doesn't show the price ${price}`),
    ...unless(priceCurrency === currency, "the currency isn't the page's"),
  ];
}

/** Whether the page shows the breadcrumbs in its data. The last step isn't a link, and `own` is its path. */
export function breadcrumbFaults(document: HTMLElement, own: string): string[] {
  const shown = document
    .querySelectorAll('nav[aria-label="Breadcrumb"] li')
    .map((step, index) => [
      index + 1,
      step.textContent.replaceAll('\u00a0', ' ').trim(),
      step.querySelector('a')?.getAttribute('href') ?? own,
    ]);
  const inData = document
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script): unknown => JSON.parse(script.textContent))
    .flatMap((data) => (isRecord(data) ? [data.itemListElement].flat() : []))
    .filter(isRecord)
    .map(({ position, name, item }) => {
      if (item === undefined) return [position, String(name), own];
      const { pathname, hash } = new URL(String(item));
      return [position, String(name), decodeURI(pathname) + hash];
    });
  const [onPage, data] = [shown, inData].map((steps) => JSON.stringify(steps));
  return unless(
    onPage === data,
    `the breadcrumbs are ${onPage} on the page and ${data} in its data`,
  );
}
