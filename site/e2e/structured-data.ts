/** Faults that the types of structured data (schema-dts) don't catch: empty texts, and whether the page shows the same (FACTS L13). */
import type { HTMLElement } from 'node-html-parser';
import { isRecord } from '../../kernel/records.ts';

type Entry = Readonly<Record<string, unknown>>;
const unless = (holds: boolean, fault: string) => (holds ? [] : [fault]);

/** Names of fields without a text, however deep. */
const emptyFields = (data: unknown): string[] =>
  typeof data === 'object' && data !== null
    ? Object.entries(data).flatMap(([name, value]) => (value === '' ? [name] : emptyFields(value)))
    : [];

/** Faults of one block, in words. `html` is the page around it, which has to show the same price. */
export function structuredDataFaults(text: string, html: string): string[] {
  const data: unknown = JSON.parse(text);
  if (!isRecord(data) || data['@context'] !== 'https://schema.org')
    return ['structured data without the context of schema.org'];
  return [
    ...emptyFields(data).map((name) => `${String(data['@type'])}: no ${name}`),
    ...(isRecord(data.offers) ? offerFaults(data.offers, html) : []),
  ];
}

function offerFaults({ price, priceCurrency }: Entry, html: string): string[] {
  const shown = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2 }).format(Number(price));
  const currency = /data-currency="(\w+)"/.exec(html)?.[1];
  return [
    ...unless(html.includes(`$${shown}`), `the page doesn't show the price ${price}`),
    ...unless(priceCurrency === currency, "the currency isn't the page's"),
  ];
}

/** Whether the page shows the breadcrumbs that its data has. The last step isn't a link: `own` is its path. */
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
      const { pathname, hash } = new URL(String(item));
      return [position, String(name), decodeURI(pathname) + hash];
    });
  const [onPage, data] = [shown, inData].map((steps) => JSON.stringify(steps));
  return unless(
    onPage === data,
    `the breadcrumbs are ${onPage} on the page and ${data} in its data`,
  );
}
