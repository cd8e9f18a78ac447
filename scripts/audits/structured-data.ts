/** What schema.org and Google ask of the kinds of structured data that the site uses (QLT-03, FACTS L13). */
import { isRecord } from '../../kernel/is-record.ts';

/** Faults of one block, in words. `html` is the page around it: a price in the data stands on the page too. */
export function structuredDataFaults(text: string, html: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return ['structured data that is not JSON'];
  }
  if (!isRecord(data) || data['@context'] !== 'https://schema.org')
    return ['structured data without the context of schema.org'];
  const type = String(data['@type']);
  const check = checks[type];
  return check
    ? check(data, html).map((fault) => `${type}: ${fault}`)
    : [`structured data of the unknown type ${type}`];
}

type Entry = Readonly<Record<string, unknown>>;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown) =>
  isText(value) && /^https:\/\//.test(value) && URL.canParse(value);
const lacking = (data: Entry, fields: readonly string[]) =>
  fields.filter((field) => !isText(data[field])).map((field) => `no ${field}`);

const checks: Readonly<Record<string, (data: Entry, html: string) => string[]>> = {
  Product: (data, html) => [
    ...lacking(data, ['name', 'sku', 'description', 'image', 'url']),
    ...(isAddress(data.image) ? [] : ['image is no address']),
    ...(isRecord(data.offers) ? offerFaults(data.offers, html) : []),
  ],
  BreadcrumbList: (data) => {
    const items = Array.isArray(data.itemListElement) ? data.itemListElement : [];
    return items.length < 2
      ? ['fewer than two steps']
      : items.flatMap((item: unknown, index) =>
          isRecord(item) && item.position === index + 1 && isText(item.name) && isAddress(item.item)
            ? []
            : [`step ${index + 1} is incomplete`],
        );
  },
  Organization: (data) => [
    ...lacking(data, ['name', 'url', 'logo']),
    ...(isAddress(data.logo) ? [] : ['logo is no address']),
  ],
  FAQPage: (data) => {
    const questions = Array.isArray(data.mainEntity) ? data.mainEntity : [];
    return questions.length === 0
      ? ['no questions']
      : questions.flatMap((question: unknown) =>
          isRecord(question) &&
          isText(question.name) &&
          isRecord(question.acceptedAnswer) &&
          isText(question.acceptedAnswer.text)
            ? []
            : ['a question without an answer'],
        );
  },
};

function offerFaults(offer: Entry, html: string): string[] {
  const { price, priceCurrency, availability } = offer;
  if (!isText(price) || !/^\d+\.\d{2}$/.test(price)) return ['an offer without a price'];
  const shown = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2 }).format(Number(price));
  return [
    ...(html.includes(`$${shown}`) ? [] : [`the price ${price} does not stand on the page`]),
    ...(priceCurrency === (/data-currency="(\w+)"/.exec(html)?.[1] ?? '')
      ? []
      : ['the currency is not that of the page']),
    ...(isAddress(availability) ? [] : ['an offer that does not say whether it can be had']),
  ];
}
