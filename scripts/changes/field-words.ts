/** Names fields and units as catalogue editors do, and knows which fields no page shows. */
import type { Validated } from '../../codegen/validate/validated.ts';
import type { SpecificationName } from '../../kernel/entry-types.ts';
import { comparisonRows } from '../../kernel/vocabulary.ts';
import type { CountryChange } from './change-report.ts';
import { differences, type FieldSteps, type Printed } from './differences.ts';
import data from './field-words.json' with { type: 'json' };
import { plainOf } from './plain-value.ts';

/** Names for fields whose own name isn't clear. An empty name is left out of reports. */
const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(comparisonRows.map(({ feature, label }) => [`features.${feature}`, label])),
  ...data.names,
};
const units: Readonly<Record<string, string>> = data.units;

type Facts = readonly Pick<SpecificationName, 'id' | 'label' | 'unit'>[];

/** "Questions “How often?” › Answer". */
export function fieldWords(kind: string, field: FieldSteps, facts: Facts): string {
  let [words, above] = ['', kind];
  for (const [index, step] of field.entries()) {
    if (typeof step === 'string') {
      const fact = above === 'specifications' ? facts.find(({ id }) => id === step) : undefined;
      const name = fact?.label ?? names[`${above}.${step}`] ?? names[step] ?? plainName(step);
      words += (words === '' || name === '' ? '' : ' › ') + name;
      above = step;
    } else if (field[index + 1] !== 'code') {
      const name = /^\d+$/.test(step.entry) ? step.entry : `“${step.entry}”`;
      words += `${words === '' ? '' : ' '}${name}`;
    }
  }
  return words;
}

/** "isShowHeader" → "Shows header", "bannerMaxAgeSeconds" → "Banner max age". */
function plainName(key: string): string {
  const words = key
    .replace(/^isShow/, 'Shows')
    .replace(/(?:Ms|Seconds)$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\burl\b/, 'address');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "60 L/min", "12 months", "yes". */
export const printedWith =
  (facts: Facts): Printed =>
  (field, value) => {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    const keys = field.filter((step) => typeof step === 'string');
    const [key = '', above] = [keys.at(-1), keys.at(-2)];
    const unit =
      above === 'specifications'
        ? facts.find(({ id }) => id === key)?.unit
        : (units[`${above}.${key}`] ??
          units[key] ??
          /(?:Ms|Seconds)$/.exec(key)?.[0].replace('Ms', 'ms').replace('Seconds', 'seconds'));
    return unit === undefined ? String(value) : `${value} ${unit}`;
  };

/** Reasons why customers don't see a field, by schema and path. They include nested fields. */
const notSeen: Readonly<Record<string, string>> = data.notSeen;

export type CatalogueFiles = ReadonlyMap<string, Validated>;

const idOf = (kind: string, field: FieldSteps): string => {
  const steps = field.map((step) => (typeof step === 'string' ? `.${step}` : '[]')).join('');
  return `${kind} ${steps.slice(1)}`.replace(/^(\S+ )(?:(?:categories|list)\[\]\.)+/, '$1');
};

/** Returns why no customer sees an edit to a field; undefined if customers do. */
export const reasonFor = (id: string): string | undefined =>
  Object.entries(notSeen).find(
    ([known]) => id === known || (id.startsWith(known) && /[.[]/.test(id.charAt(known.length))),
  )?.[1];

export function unseenChanges(
  before: CatalogueFiles = new Map(),
  after: CatalogueFiles = new Map(),
  facts: Facts,
): CountryChange[] {
  return [...after].flatMap(([file, { kind, value }]) => {
    const was = before.get(file);
    if (was?.kind !== kind) return [];
    return differences(plainOf(was.value), plainOf(value), printedWith(facts)).flatMap(
      ({ field, isOrder: _, ...found }): CountryChange[] => {
        const note = reasonFor(idOf(kind, field));
        const what = fieldWords(kind, field, facts);
        return note === undefined
          ? []
          : [{ topic: 'unseen', subject: file, what, level: 'note', pages: [], note, ...found }];
      },
    );
  });
}
