import type { Country } from '../../../kernel/entry-types.ts';
import { priceWithLabel } from '../../commerce/format-price.ts';
import { withoutText } from '../../commerce/running-cost.ts';
import { visitorPrice } from '../../components/Price/visitor-price.ts';
import { specificationText } from '../../components/SpecificationTable/group-specifications.ts';
import { discontinuedLabel } from '../../search/visible-items.ts';
import type { ChosenProduct } from '../compare/compared.ts';
import { readableFacts } from '../compare/compared-facts.ts';

export const columns = [
  ...['Mark', 'Code', 'Product', 'Flow (L/min)', 'Connection', 'Size H × W × D (mm)'],
  ...['Power', 'Clearance (mm)', 'Certificates'],
  ...['Cartridges', 'Running cost per year', 'Note', 'Location'],
] as const;
export type ScheduleRow = ReturnType<typeof scheduleRows>[number];

/** More products would make the address too long to send. */
export const maxScheduled = 40;

/** One cell per column, empty if the fact isn't stated or the specifier fills it in. */
export function scheduleRows(products: readonly ChosenProduct[], country: Country) {
  return products.map((product, at) => {
    const { code, name, cartridges = [] } = product;
    const { facts } = readableFacts(product);
    // The head of a column has the unit.
    const text = (id: string): string => {
      const value = facts[id];
      return value === undefined ? '' : specificationText({ value });
    };
    const free = text('leadFree');
    const load = facts.load === undefined ? '' : `${text('load')} W`;
    const side = String(facts.serviceSide ?? '').toLowerCase();
    const cells = [
      `WF-${String(at + 1).padStart(2, '0')}`,
      ...[code, name, text('flow'), text('connection'), text('size').replace(' mm', '')],
      [text('power'), load].filter(Boolean).join(', '),
      [text('serviceSpace'), side].filter(Boolean).join(' '),
      // A certificate already says that it's lead free.
      [text('certifications'), free !== 'Yes' && free && `Lead free: ${free}`]
        .filter(Boolean)
        .join('; '),
      ...[cartridges.join(', '), costText(product, country), noteOf(product), ''],
    ];
    return { code, cells };
  });
}

function costText({ yearly, costWithout = [] }: ChosenProduct, country: Country): string {
  if (yearly === undefined) return '';
  const without = costWithout.length > 0 ? `. ${withoutText(costWithout)}` : '';
  return `${priceWithLabel(visitorPrice(yearly, country))}${without}`;
}

const shown: readonly (readonly [column: string, ids: readonly string[]])[] = [
  ['flow', ['flow']],
  ['connection', ['connection']],
  ['size', ['size']],
  ['power', ['power', 'load']],
  ['service clearance', ['serviceSpace', 'serviceSide']],
  ['certificates', ['certifications']],
];

/** Marks discontinued products and placeholders in their row, because a schedule becomes part of a contract. */
function noteOf(product: ChosenProduct): string {
  const { discontinued, replacedBy, sample, finish } = product;
  const { samples } = readableFacts(product);
  const columns = shown.flatMap(([column, ids]) =>
    ids.some((id) => samples.includes(id)) ? [column] : [],
  );
  return [
    finish && `Finish: ${finish}`,
    discontinued && discontinuedLabel,
    discontinued && replacedBy && `Replaced by ${replacedBy}`,
    sample ? 'Sample figures' : columns.length > 0 && `Sample: ${columns.join(', ')}`,
  ]
    .filter(Boolean)
    .join('. ');
}

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** RFC 4180, with a byte order mark so spreadsheets read it as UTF-8. */
export const csvOf = (rows: readonly ScheduleRow[]): string =>
  `\ufeff${[columns, ...rows.map(({ cells }) => cells)]
    .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
    .join('')}`;
