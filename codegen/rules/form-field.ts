import { type Found, foundOf, type Rule } from './rule.ts';

const file = 'pages/contact-us.yaml';
const instead = 'options: [Sales, Service], ';

export const formField: Rule = {
  name: 'form-field',
  proves: 'RTE-25',
  scope: 'pages',
  description: 'The fields of a form have names of their own, and a select has options.',
  good: { file, instead, yaml: 'options: [Sales, Service, Other], ' },
  bad: {
    file,
    instead,
    yaml: '',
    printed:
      'error catalogue/pages/contact-us.yaml:13:42 form.fields[1].type: This select has no options. Add options: with the choices in a list, or use the type text. [form-field]',
  },
  check: ({ written }) =>
    written.pages.flatMap(({ entry: { form }, origin }) =>
      (form?.fields ?? []).flatMap(({ name, type, options }, index, all): Found[] => {
        const at = (field: string) => ['form', 'fields', index, field];
        if (all.findIndex((other) => other.name === name) < index)
          return [
            foundOf(origin, at('name'), {
              message: 'Another field of this form has this name, so one answer would be lost.',
              found: name,
              write: 'Use another name.',
            }),
          ];
        if (type === 'select' && options.length === 0)
          return [
            foundOf(origin, at('type'), {
              message: 'This select has no options.',
              write: 'Add options: with the choices in a list, or use the type text.',
            }),
          ];
        return type !== 'select' && options.length > 0
          ? [
              foundOf(origin, at('type'), {
                message: 'Only a select shows its options.',
                found: type,
                fix: 'select',
              }),
            ]
          : [];
      }),
    ),
};
