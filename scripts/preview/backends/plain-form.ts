/** A form as a browser without scripts sends it, and the pages that it is answered with. */
import type { Form } from '../../../kernel/contract.ts';

/** A box that is ticked is sent, one that is not is left out. */
export function readPlainForm(form: Form, body: Buffer): Readonly<Record<string, unknown>> {
  const sent = new URLSearchParams(body.toString('utf8'));
  const boxes = new Set(form.fields.filter(({ type }) => type === 'checkbox').map((f) => f.name));
  return Object.fromEntries(
    [...sent].map(([name, value]) => [name, boxes.has(name) ? value === 'yes' : value]),
  );
}

const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
<p><a href="/">Home</a></p>
</main>
</body>
</html>
`;

export const pageOfThanks = ({ success }: Form): string =>
  page('Sent', `<p>${escapeText(success)}</p>`);

/** Going back, a browser shows the form as it was filled in: a link to the form would empty it. */
export function pageOfFaults(form: Form, errors: Readonly<Record<string, string>>): string {
  const lines = Object.entries(errors).map(([name, text]) => {
    const label = form.fields.find((field) => field.name === name)?.label ?? name;
    return `<li>${escapeText(`${label}: ${text}`)}</li>`;
  });
  return page(
    'Some answers need a look',
    `<p>Nothing has been sent yet. Go back in your browser: what you typed still stands there.</p>
<ul>
${lines.join('\n')}
</ul>`,
  );
}
