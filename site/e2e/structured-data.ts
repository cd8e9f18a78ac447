/** Rules of schema.org and Google for the structured data that the site uses (QLT-03, FACTS L13). */
import type { HTMLElement } from 'node-html-parser';
import { isRecord } from '../../kernel/records.ts';

type Entry = Readonly<Record<string, unknown>>;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown) =>
  isText(value) && /^https:\/\//.test(value) && URL.canParse(value);
const entriesOf = (value: unknown): readonly Entry[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
const missing = (data: Entry, fields: readonly string[]) =>
  fields.filter((field) => !isText(data[field])).map((field) => `no ${field}`);
const unless = (holds: boolean, fault: string) => (holds ? [] : [fault]);

/** Faults of one block, in words. `html` is the page around it, which has to show the same price. */
export function structuredDataFaults(text: string, html: string): string[] {
  const data: unknown = JSON.parse(text);
  if (!isRecord(data) || data['@context'] !== 'https://schema.org')
    return ['structured data without the context of schema.org'];
  const type = String(data['@type']);
  const check = checks[type];
  return check
    ? check(data, html).map((fault) => `${type}: ${fault}`)
    : [`structured data of the unknown type ${type}`];
}

const checks: Readonly<Record<string, (data: Entry, html: string) => string[]>> = {
  Product: (data, html) => [
    ...missing(data, ['name', 'sku', 'description', 'image', 'url']),
    ...unless(isAddress(data.image), "image isn't an address"),
    ...(isRecord(data.offers) ? offerFaults(data.offers, html) : []),
  ],
  BreadcrumbList: (data) => {
    const steps = entriesOf(data.itemListElement);
    return [
      ...unless(steps.length > 1, 'fewer than two steps'),
      ...steps.flatMap(({ position, name, item }, index) =>
        unless(
          position === index + 1 && isText(name) && isAddress(item),
          `step ${index + 1} is incomplete`,
        ),
      ),
    ];
  },
  Organization: (data) => [
    ...missing(data, ['name', 'url', 'logo']),
    ...unless(isAddress(data.logo), "logo isn't an address"),
  ],
  FAQPage: (data) => {
    const questions = entriesOf(data.mainEntity);
    return [
      ...unless(questions.length > 0, 'no questions'),
      ...questions.flatMap(({ name, acceptedAnswer }) =>
        unless(
          isText(name) && isRecord(acceptedAnswer) && isText(acceptedAnswer.text),
          'a question without an answer',
        ),
      ),
    ];
  },
};

function offerFaults({ price, priceCurrency, availability }: Entry, html: string): string[] {
  if (!isText(price) || !/^\d+\.\d{2}$/.test(price)) return ['an offer without a price'];
  const shown = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2 }).format(Number(price));
  const currency = /data-currency="(\w+)"/.exec(html)?.[1];
  return [
    ...unless(html.includes(`$${shown}`), `the page doesn't show the price ${price}`),
    ...unless(priceCurrency === currency, "the currency isn't the page's"),
    ...unless(isAddress(availability), 'an offer without its availability'),
  ];
}

/** Whether the page shows the breadcrumbs that its data has. The last step isn't a link: `own` is its path. */
export function breadcrumbFaults(document: HTMLElement, own: string): string[] {
  const trail = (steps: readonly (readonly [name: string, path: string])[]) =>
    steps.map(([name, path]) => `${name} (${path})`).join(' > ');
  const shown = document.querySelectorAll('nav[aria-label="Breadcrumb"] li').map((step) => {
    const name = step.textContent.replaceAll('\u00a0', ' ').trim();
    return [name, step.querySelector('a')?.getAttribute('href') ?? own] as const;
  });
  const inData = document
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script): unknown => JSON.parse(script.textContent))
    .flatMap((data) => (isRecord(data) ? entriesOf(data.itemListElement) : []))
    .map(({ name, item }) => {
      const address = isText(item) && URL.canParse(item) ? new URL(item) : undefined;
      return [String(name), decodeURI(address?.pathname ?? '') + (address?.hash ?? '')] as const;
    });
  return unless(
    trail(shown) === trail(inData),
    `the breadcrumbs are "${trail(shown)}" on the page and "${trail(inData)}" in its data`,
  );
}
