/** Finds marks that visitors would read literally: broken links, HTML, Markdown in fields that don't support it. */
import type { Diagnostic, DiagnosticInput } from '../diagnostics/diagnostic.ts';
import { diagnosticAt, type LocatedDocument, positionKey } from '../document.ts';
import { findInTexts } from '../find-in-values.ts';
import type { Mention } from './schemas.ts';
import textWords from './words.json' with { type: 'json' };

type Mark = Omit<DiagnosticInput, 'rule' | 'within' | 'found'> & { readonly found: string };

const address = String.raw`(?:\/|https?:|mailto:|tel:)`;
const linkHint = 'Write the link like this: [words](/address)';

/** Mistakes in fields that support Markdown. The first match is reported. */
const markdownSlips: readonly ((text: string) => Mark | undefined)[] = [
  slip(
    new RegExp(String.raw`\[[^[\]\n]+\]([ \t]+)\(${address}[^)\s]*\)`),
    "There's a space between a link's text and its address.",
    ([found, gap = '']) => [found.replace(`]${gap}(`, '](')],
  ),
  slip(
    new RegExp(String.raw`\(([^()[\]\n]+)\)\[(${address}[^\]\s]*)\]`),
    "This link's brackets are swapped.",
    ([, words = '', url = '']) => [`[${words}](${url})`],
  ),
  slip(
    new RegExp(String.raw`(?<!!)\[\s*\]\(${address}[^)\s]*\)`),
    'This link has no text to click on.',
  ),
  slip(
    new RegExp(String.raw`\[[^[\]\n]+\]\(${address}[^)\s]*(?=\s|$)`),
    'This link has no closing bracket.',
  ),
  (text) => {
    const rest = text.replaceAll(/`[^`\n]*`/g, '').replaceAll(/\[[^[\]]*\]\([^()<\s]*\)/g, '');
    const torn = /(?<!\S)\S*(?:\]\(?<?\/[\w/#-]+|\[[^\]\n(]*[()]\[?\(?\/[\w/#-]+)[)>]*/.exec(rest);
    return torn
      ? { message: "This link's brackets are incomplete.", write: linkHint, found: torn[0] }
      : undefined;
  },
  (text) => {
    const paragraphs = text.replaceAll(/`[^`\n]*`|\\\*/g, '').split(/\n\s*\n/);
    const torn = paragraphs.find((each) => each.split('**').length % 2 === 0);
    return torn === undefined
      ? undefined
      : {
          message: 'Bold words need ** before and after, and one of them is missing.',
          write: 'Add the other **, or delete this one.',
          found: torn.match(/[^\s*]*\*\*[^\s*]*/g)?.at(-1) ?? '**',
        };
  },
];

function slip(
  pattern: RegExp,
  message: string,
  candidates: (match: RegExpExecArray) => readonly string[] = () => [],
) {
  return (text: string): Mark | undefined => {
    const match = pattern.exec(text);
    return match
      ? { message, write: linkHint, found: match[0], candidates: candidates(match) }
      : undefined;
  };
}

const marks = /\[[^[\]\n]+\]\((?:\/|[a-z]+:)[^)\s]*\)|\*\*/i;
const entity = /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,4});/i;
const characters: Readonly<Record<string, string>> = textWords.characters;
const bold = /<(b|strong)>([^<>]+)<\/\1>/i;
const tag = /<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>/i;

/** Finds marks that are mistakes in any field. */
function anywhere(text: string, isMarkdown: boolean): Mark | undefined {
  const mark = isMarkdown ? undefined : marks.exec(text)?.[0];
  if (mark !== undefined)
    return {
      severity: 'warning',
      message: `${mark === '**' ? "Bold doesn't" : "Links don't"} work in this field.`,
      found: mark,
      write: mark === '**' ? 'Delete the **.' : 'Keep only the words in the square brackets.',
    };
  const [encoded] = entity.exec(text) ?? [];
  if (encoded !== undefined)
    return {
      severity: 'warning',
      message: `"${encoded}" is HTML code for a character, and visitors would see the code.`,
      found: encoded,
      write: 'Use the character itself.',
      candidates: [characters[encoded.toLowerCase()] ?? []].flat(),
    };
  const [twice] = /(?<=[\p{L}\d)"”%])(?:\.\.|,,|;;|[,;]\.|\.[,;])(?=\s|$)/u.exec(text) ?? [];
  if (twice !== undefined)
    return {
      severity: 'warning',
      message: `There are two punctuation marks in a row: "${twice}".`,
      found: twice,
      write: 'Keep one of them.',
    };
  // Visitors see text in backticks literally.
  const said = text.includes('<') ? text.replaceAll(/`[^`]*`/g, '') : '';
  const [found, , words] = bold.exec(said) ?? tag.exec(said) ?? [];
  if (found === undefined) return undefined;
  return {
    severity: 'warning',
    message: `"${found}" is an HTML tag, and visitors would see it.`,
    found,
    write:
      isMarkdown && words
        ? 'Put bold words between ** and **.'
        : 'Delete the tags and keep the words.',
    candidates: words === undefined ? [] : [isMarkdown ? `**${words}**` : words],
  };
}

export function unparsedMarkdown(
  document: LocatedDocument,
  mentions: readonly Mention[],
): Diagnostic[] {
  // Most files have no text with markup.
  let markdown: ReadonlySet<string> | undefined;
  return findInTexts(document.value, (text, path) => {
    if (!/[[\]*<&]|[.,;]{2}/.test(text)) return undefined;
    markdown ??= new Set(
      mentions.flatMap(({ kind, path: at }) => (kind === 'text' ? positionKey(at) : [])),
    );
    const isMarkdown = markdown.has(positionKey(path));
    if (!isMarkdown) return anywhere(text, false);
    for (const match of markdownSlips) {
      const found = match(text);
      if (found) return found;
    }
    return anywhere(text, true);
  }).map(({ path, found }) =>
    diagnosticAt(document, path, { ...found, rule: 'text-marks', within: found.found }),
  );
}
