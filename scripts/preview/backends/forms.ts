/** Receives the site's forms (A-60), with and without scripts. */
import type { FormDefinition, FormField } from '../../../kernel/entry-types.ts';
import type { ProductCodes } from '../../../kernel/product-codes.ts';
import { escapeHtml } from '../../../site/document/html.ts';
import { validateField } from '../../../site/page-types/form/validate-field.ts';
import { fillTemplate } from '../../fill-template.ts';
import { appendLine, type Backend, readObject, refuse } from './call.ts';

const prefix = '/forms/';

/**
 * Handles POST `/forms/{id}` with JSON, or as a browser without scripts sends it. Returns 422 with
 * a message for each wrong field. Otherwise appends to `file` and returns 200 with the form's
 * thanks, as JSON or a page like the request.
 */
export function createForms(
  forms: readonly FormDefinition[],
  codes: ProductCodes,
  file: string,
): Backend {
  const byId = new Map(forms.map((form) => [form.id, form]));
  return {
    name: 'forms',
    method: ['POST'],
    owns: (path) => path.startsWith(prefix),
    answer: async ({ path, headers, body }) => {
      const form = byId.get(path.slice(prefix.length));
      if (!form) return refuse(404, "There's no form at this address.");
      const type = headers['content-type'] ?? '';
      const isPlain = /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type);
      if (!isPlain && !/^application\/json\s*(?:;|$)/i.test(type))
        return refuse(415, 'Send application/json.');
      const fields = isPlain ? readPlainForm(form, body) : readObject(body);
      if (!fields) return refuse(400, 'The body must be a JSON object in UTF-8.');
      const errors = findErrors(form, fields, codes);
      if (Object.keys(errors).length > 0) {
        const json = { code: 422, message: 'Check your answers.', errors };
        return { status: 422, json, ...(isPlain && { html: errorPage(form, errors) }) };
      }
      await appendLine(file, { receivedAt: new Date().toISOString(), form: form.id, fields });
      const json = { code: 200, message: form.success };
      return { status: 200, json, ...(isPlain && { html: thanksPage(form) }) };
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;
type FieldErrors = Readonly<Record<string, string>>;

/** Browsers send ticked boxes and omit the others. */
function readPlainForm(form: FormDefinition, body: Buffer): Fields {
  const sent = new URLSearchParams(body.toString('utf8'));
  const boxes = new Set(form.fields.filter(({ type }) => type === 'checkbox').map((f) => f.name));
  return Object.fromEntries(
    [...sent].map(([name, value]) => [name, boxes.has(name) ? value === 'yes' : value]),
  );
}

function findErrors(form: FormDefinition, sent: Fields, codes: ProductCodes): FieldErrors {
  const own = form.fields.flatMap((field) => {
    const value = Object.hasOwn(sent, field.name) ? sent[field.name] : null;
    const error = findFieldError(field, value, codes);
    return error === undefined ? [] : [[field.name, error]];
  });
  const known = new Set(form.fields.map((field) => field.name));
  const unknown = Object.keys(sent)
    .filter((name) => !known.has(name))
    .map((name) => [name, "This form doesn't have this field."]);
  return Object.fromEntries([...own, ...unknown]);
}

/** Returns what's wrong with a field, in the words of the form's own script. A missing or null value counts as empty. */
export function findFieldError(field: FormField, value: unknown, codes: ProductCodes) {
  const { type, maxLength = longest, options } = field;
  const sent = value ?? (type === 'checkbox' ? false : '');
  if (type === 'checkbox') {
    if (typeof sent !== 'boolean') return 'Tick the box, or leave it unticked.';
  } else if (typeof sent !== 'string' && (type !== 'number' || typeof sent !== 'number'))
    return 'Enter some text.';
  const isNumber = type === 'number' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(String(sent));
  const answer = isNumber ? Number(sent) : sent;
  if (type === 'select' && answer !== '' && !options.includes(String(answer)))
    return 'Choose one of the options.';
  const rule = { ...field, maxLength };
  return validateField(rule, answer, { today: latestDay(), codes });
}

const longest = 10_000;

/** Returns the latest date anywhere, so a receipt from Auckland isn't in the future. */
const latestDay = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

const page = (title: string, content: string): string =>
  fillTemplate('preview/backends/message.html', { title, content });

const thanksPage = ({ success }: FormDefinition): string =>
  page('Sent', `<p>${escapeHtml(success)}</p>`);

/** The browser's back button keeps the form's contents. A link to the form would empty it. */
function errorPage(form: FormDefinition, errors: FieldErrors): string {
  const lines = Object.entries(errors).map(([name, text]) => {
    const label = form.fields.find((field) => field.name === name)?.label ?? name;
    return `<li>${escapeHtml(`${label}: ${text}`)}</li>`;
  });
  return page(
    "There's a problem. Check your answers.",
    `<p>We haven't sent anything yet. Go back in your browser and fix these. What you typed is still there.</p>
<ul>
${lines.join('\n')}
</ul>`,
  );
}
