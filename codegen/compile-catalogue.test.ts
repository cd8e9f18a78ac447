import { expect, it } from 'vitest';
import type { CompileOptions } from './compile-catalogue.ts';
import { ruleExamples } from './rules/rule-examples.ts';
import { checkWith, type Edit, editOf } from './testing/catalogue-copy.ts';

const warned = ruleExamples.find(({ bad }) => bad.printed.includes('warning'));
const warning: Edit[] = warned ? [editOf(warned.bad)] : [];
const error: Edit = {
  file: 'promotions/banner.yaml',
  from: '/contact-us',
  to: '/nowhere-at-all',
};

const told = async (edits: readonly Edit[], options: CompileOptions = {}) =>
  (await checkWith(edits, options)).lines;

it('reports no warnings on request, but all of them next to an error', async () => {
  const quiet = { includeWarnings: false };
  const both = [...warning, error];
  expect((await told(warning)).join('\n')).toContain(`[${warned?.rule}]`);
  expect(await told(warning, quiet)).toEqual([]);
  expect(await told(both, quiet)).toEqual(await told(both));
  expect(await told(warning, { ...quiet, strict: true })).toEqual(
    await told(warning, { strict: true }),
  );
});

it('leaves out the warnings that site.yaml turns off, in strict mode too, but no errors', async () => {
  const off = (rule = ''): Edit => ({
    file: 'site.yaml',
    from: 'withoutViewAll: [cartridges]',
    to: `withoutViewAll: [cartridges]\nwarningsOff: [{ rule: ${rule}, reason: We know. }]`,
  });
  expect(await told([...warning, off(warned?.rule)])).toEqual([]);
  expect(await told([...warning, off(warned?.rule)], { strict: true })).toEqual([]);
  expect(await told([error, off('dead-link')])).toEqual(await told([error]));
});
