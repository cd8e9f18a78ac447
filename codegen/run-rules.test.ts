/** Each rule's own examples, run through the compiler, and the list of rules that merchandisers read. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { explanations } from './rules/explanations.ts';
import { type Example, ruleExamples } from './rules/rule-examples.ts';
import { rules } from './run-rules.ts';
import { checkWith, editOf, fixture, linesOf } from './testing/catalogue-copy.ts';
import { mistakes } from './testing/mistakes.ts';

describe.each(ruleExamples)('$proves the rule $rule', ({ rule, good, bad }) => {
  it('accepts its good example', async () => {
    expect(await linesOf([rule], [editOf(good)])).toEqual([]);
  });

  it('refuses its bad example', async () => {
    expect(await linesOf([rule], [editOf(bad)])).toEqual([bad.printed]);
  });
});

it('GEN-07 every rule has its examples', () => {
  expect(ruleExamples.map(({ rule }) => rule)).toEqual(rules.map(({ name }) => name));
});

const readFixture = (file: string) => readFileSync(join(fixture, file), 'utf8');

/** Edits that cause warnings all over the fixture. The first sets a price far from the other country's. */
const warnings: readonly Example[] = [
  { file: 'products/WH-1.yaml', instead: 'au: 100, nz', yaml: 'au: 80, nz' },
  // Each of these examples adds a list `expected`, and specifications.yaml can only have one.
  ...ruleExamples.flatMap(({ bad }) =>
    bad.printed.startsWith('warning') && bad.file !== 'specifications.yaml' ? [bad] : [],
  ),
];

it.each(ruleExamples.filter(({ bad }) => bad.printed.startsWith('error')))(
  'GEN-07 no warning hides an error of the rule $rule',
  async ({ rule, bad }) => {
    const texts = new Map<string, string>();
    // Two examples that edit the same text can't both be applied.
    const fits = ({ file, instead, yaml }: Example) => {
      if (file === bad.file || (instead === undefined && texts.has(file))) return false;
      const text = texts.get(file) ?? (instead === undefined ? '' : readFixture(file));
      const parts = instead === undefined ? ['', ''] : text.split(instead);
      return parts.length === 2 && texts.set(file, parts.join(yaml));
    };
    const edits = [bad, ...warnings.filter(fits)].map(editOf);
    expect(edits.length).toBeGreaterThan(warnings.length / 2);
    const { lines } = await checkWith(edits);
    expect(lines.filter((line) => line.startsWith('error')).join('\n')).toContain(`[${rule}]`);
  },
);

it('GEN-07 the list of rules in catalogue/README.md matches the code (UPDATE_GOLDEN=1 writes it)', () => {
  const file = fileURLToPath(new URL('../catalogue/README.md', import.meta.url));
  const text = readFileSync(file, 'utf8');
  const [before = '', , after = ''] = text.split(/(?<=<!-- rules -->\n)(.*)(?=<!-- end -->)/s);
  const wanted = `${before}${table}${after}`;
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, wanted);
  else expect(text).toBe(wanted);
});

const row = ({ name, description, good, bad }: (typeof explanations)[number]) =>
  `| \`${name}\` | ${description} | \`${good}\` | \`${bad}\` |\n`;
const table = `| Rule | What it checks | Good | Bad |\n|---|---|---|---|\n${explanations.map(row).join('')}`;

it('every rule that the check prints is explained, with examples that differ', () => {
  const names = new Set(explanations.map(({ name }) => name));
  const printed = mistakes.flatMap(({ expect: all }) => all.map(({ rule }) => rule));
  expect(printed.filter((rule) => !names.has(rule))).toEqual([]);
  expect(names.size).toBe(explanations.length);
  expect(explanations.filter(({ good, bad }) => good === bad)).toEqual([]);
});
