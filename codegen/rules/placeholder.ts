import { inTexts } from '../texts-in.ts';
import { type Found, foundAt, type Rule } from './rule.ts';

const file = 'products/CT-1.yaml';
const instead = 'summary: A carbon cartridge for the WH series.';

/** What `npm run new -- product-file` and people write until they have the text. */
const placeholders =
  /^(?:Name without the code|One sentence that says what it is and for whom\.|What a person needs to decide\. A blank line begins a new paragraph\.|TODO\b.*|TBC|TBD|TBA|XXX+|\?{2,}|lorem ipsum\b.*|text (?:to )?come.*|(?:some |your )?text here\.?|placeholder\b.*)\s*$/is;

export const placeholder: Rule = {
  name: 'placeholder',
  proves: 'GEN-07',
  scope: 'every file',
  description: 'The placeholders of a new file are replaced (a warning).',
  good: { file, instead, yaml: 'summary: A cartridge that says what to do.' },
  bad: {
    file,
    instead,
    yaml: 'summary: One sentence that says what it is and for whom.',
    printed:
      'warning catalogue/products/CT-1.yaml:2:10 summary: This is still a placeholder. Found One sentence that says what it is and for whom. Write what visitors should read. [placeholder]',
  },
  check: ({ documents }) =>
    documents.flatMap((document) =>
      inTexts(document.value, waiting).map(
        ({ found, path }): Found =>
          foundAt(document, path, {
            severity: 'warning',
            message: 'This is still a placeholder.',
            found: found.trim(),
            write: 'Write what visitors should read.',
          }),
      ),
    ),
};

/** Whether a text is still the one that a new file begins with. */
export const isPlaceholder = (text: string): boolean => placeholders.test(text);

const waiting = (text: string) => (isPlaceholder(text) ? text : undefined);
