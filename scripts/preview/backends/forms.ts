import type { Form } from '../../../kernel/contract.ts';
import type { ProductCodes } from '../../../kernel/product-codes.ts';
import { appendLine } from './append-line.ts';
import { type Backend, readObject, refuse } from './call.ts';
import { findFieldFault } from './check-field.ts';
import { pageOfFaults, pageOfThanks, readPlainForm } from './plain-form.ts';

const PREFIX = '/forms/';

type Fields = Readonly<Record<string, unknown>>;

/** What is wrong with what was sent, by field name, in the form's order; empty where nothing is. */
export function findFormFaults(
  form: Form,
  sent: Fields,
  codes: ProductCodes,
): Readonly<Record<string, string>> {
  const faults = new Map<string, string>();
  for (const field of form.fields) {
    const value = Object.hasOwn(sent, field.name) ? sent[field.name] : null;
    const fault = findFieldFault(field, value, codes);
    if (fault !== undefined) faults.set(field.name, fault);
  }
  const known = new Set(form.fields.map((field) => field.name));
  for (const name of Object.keys(sent)) {
    if (!known.has(name)) faults.set(name, 'This form has no such field.');
  }
  return Object.fromEntries(faults);
}

/**
 * The endpoint of the site's forms: POST `/forms/{id}` with JSON, or as a browser without
 * scripts sends it. Validates again, answers 422 with a message for each field, else appends to
 * `file` and answers 200 with the form's thanks; each as JSON or as a page, as it was asked.
 */
export function createForms(forms: readonly Form[], codes: ProductCodes, file: string): Backend {
  const byId = new Map(forms.map((form) => [form.id, form]));
  return {
    name: 'forms',
    method: ['POST'],
    owns: (path) => path.startsWith(PREFIX),
    answer: async ({ path, headers, body }) => {
      const form = byId.get(path.slice(PREFIX.length));
      if (!form) return refuse(404, 'There is no such form.');
      const type = headers['content-type'] ?? '';
      const isPlain = /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type);
      if (!isPlain && !/^application\/json\s*(?:;|$)/i.test(type)) {
        return refuse(415, 'Send application/json.');
      }
      const fields = isPlain ? readPlainForm(form, body) : readObject(body);
      if (!fields) return refuse(400, 'The body must be a JSON object in UTF-8.');
      const errors = findFormFaults(form, fields, codes);
      if (Object.keys(errors).length > 0) {
        const json = { code: 422, message: 'Some fields need a look.', errors };
        return { status: 422, json, ...(isPlain && { html: pageOfFaults(form, errors) }) };
      }
      await appendLine(file, { receivedAt: new Date().toISOString(), form: form.id, fields });
      const json = { code: 200, message: form.success };
      return { status: 200, json, ...(isPlain && { html: pageOfThanks(form) }) };
    },
  };
}
