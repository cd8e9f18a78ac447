import type { FormField } from '../../kernel/contract.ts';
import { isRealDate } from '../validate/real-date.ts';
import { type Fault, foundOf, type Rule } from './rule.ts';

const file = 'pages/contact-us.yaml';
const instead = 'options: [Sales, Service], ';

export const formField: Rule = {
  name: 'form-field',
  proves: 'RTE-25',
  scope: 'pages',
  truth:
    'The fields of a form have names of their own and can be answered: a select has options, limits leave room.',
  good: { file, instead, yaml: 'options: [Sales, Service, Other], ' },
  bad: {
    file,
    instead,
    yaml: '',
    printed:
      'error catalogue/pages/contact-us.yaml:13:42 form.fields[1].type: A select has nothing to choose from. options: with the choices in a list, or the type text. [form-field]',
  },
  check: ({ written }) =>
    written.pages.flatMap(({ entry: { form }, origin }) =>
      (form?.fields ?? []).flatMap((field, index, all) =>
        faultsOf(field, all.slice(0, index)).map(({ at, ...fault }) =>
          foundOf(origin, ['form', 'fields', index, at], fault),
        ),
      ),
    ),
};

type FieldFault = Fault & { readonly at: string };

function faultsOf(field: FormField, before: readonly FormField[]): FieldFault[] {
  const { name, type, options } = field;
  const { min, max, pattern }: Limits = field;
  const faults: FieldFault[] = [];
  if (before.some((other) => other.name === name))
    faults.push({
      at: 'name',
      message: 'another field of this form has the same name, and one answer would be lost',
      found: name,
      write: 'a name of its own',
    });
  if (type === 'select' && options.length === 0)
    faults.push({
      at: 'type',
      message: 'a select has nothing to choose from',
      write: 'options: with the choices in a list, or the type text',
    });
  if (type !== 'select' && options.length > 0)
    faults.push({
      at: 'type',
      message: 'the options of this field are not shown: it is no select',
      found: type,
      fix: 'select',
    });
  for (const [at, limit] of [
    ['min', min],
    ['max', max],
  ] as const)
    if (type === 'date' && limit !== undefined && limit !== 'today' && !isRealDate(limit))
      faults.push({
        at,
        message: 'there is no such day',
        found: String(limit),
        write: 'a date with the year first, such as 2026-07-01',
      });
  if (min !== undefined && max !== undefined && min > max)
    faults.push({
      at: 'max',
      message: `no answer is at least ${min} and at most ${max}`,
      found: String(max),
      write: 'a larger one, or a smaller min',
    });
  if (pattern !== undefined && !isPattern(pattern))
    faults.push({
      at: 'pattern',
      message: 'browsers do not understand this regular expression',
      found: pattern,
      write: 'one in which brackets are closed, and a hyphen inside [ ] is \\-',
    });
  return faults;
}

type Limits = {
  readonly min?: number | string;
  readonly max?: number | string;
  readonly pattern?: string;
};

function isPattern(pattern: string): boolean {
  try {
    return Boolean(new RegExp(`^(?:${pattern})$`, 'v'));
  } catch {
    return false;
  }
}
