/** Names of fields and units of values, in the words of the people who edit the catalogue. */
import type { SpecificationName } from '../../kernel/contract.ts';
import { comparisonRows } from '../../kernel/vocabulary.ts';
import type { FieldSteps, Printed } from './differences.ts';
import data from './field-words.json' with { type: 'json' };

/** Fields whose own name isn't clear. An empty one goes without saying. */
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
