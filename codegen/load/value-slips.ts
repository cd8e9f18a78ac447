/** Finds values that YAML reads differently from what the author meant. */
import { isScalar, type Scalar } from 'yaml';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatPrintedPrice, suggestNumber } from '../diagnostics/suggest-number.ts';
import { headLine, yamlText } from '../diagnostics/text-edit.ts';
import { entryStart } from '../diagnostics/words.ts';
import { type FieldPath, fieldName, isStatedValue } from '../document.ts';
import { hiddenCharacter } from './decode.ts';
import {
  isEmpty,
  nodeRange,
  type OffsetDiagnostic,
  type OffsetEdit,
  type Parsed,
  reporter,
  startOf,
  type Values,
} from './yaml.ts';

type Subject = {
  readonly path: FieldPath;
  /** Without quotes, in quotes, or a block of text after | or >. */
  readonly style: 'plain' | 'quoted' | 'block';
  readonly value: unknown;
  /** The value after the parser has folded its lines, if it's plain. */
  readonly spelling: string;
  /** The value's spelling in the file. */
  readonly raw: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Names, choices and figures are read more strictly than prose. */
  readonly isName: boolean;
  /** Names of fields that hold other fields or entries. */
  readonly groups: () => readonly string[];
};

/** `at` is an offset from the start of the value. */
type Slip = Omit<OffsetDiagnostic, 'edits'> & {
  readonly at?: number;
  /** Possible replacements for the whole value, or edits to the file. */
  readonly instead?: readonly string[];
  readonly edits?: readonly OffsetEdit[];
};

type Match = (subject: Subject) => Slip | readonly Slip[] | undefined;

/** Only the first matching row reports, so the surest come first. */
const plainSlips: readonly Match[] = [
  /** `dealerOnly: yes` */
  ({ spelling, path, text, start }) => {
    if (!/^(?:yes|no|on|off|y|n)$/i.test(spelling)) return undefined;
    const isTrue = /^(?:yes|on|y)$/i.test(spelling);
    const unsold = !isTrue && /^price/.test(String(path[0])) ? ['not sold'] : [];
    return {
      rule: 'quote-text',
      message: `Without quotes, YAML can read ${spelling} as ${isTrue}.`,
      write: 'Use true or false, or put the word in quotes.',
      // A fact may be either, and the other half of a lone quote may be on another line.
      ...(!isStatedValue(path) &&
        !hasLoneQuote(text, start) && {
          instead: [String(isTrue), JSON.stringify(spelling), ...unsold],
        }),
    };
  },
  /** `[Grain, 200 to 2,000]`: in brackets, a comma ends an entry. */
  ({ spelling, text, start }) => {
    const [entry = ''] = /(?<=[[,]\s*)(?!\s)[^[\],{}\n]*\d,$/.exec(text.slice(0, start)) ?? [];
    if (!/^\d{3}(?!\d)/.test(spelling) || entry === '') return undefined;
    return {
      tentative: true,
      rule: 'wrong-type',
      message: 'Inside brackets, a comma ends an entry, so YAML splits this number in two.',
      write: 'Put the whole entry in quotes.',
      at: -entry.length,
      edits: [
        {
          start: start - entry.length,
          end: start + spelling.length,
          text: JSON.stringify(entry + spelling),
        },
      ],
    };
  },
  /** `postcode: 0800`, `code: 1E5` */
  ({ value, spelling, path }) =>
    typeof value === 'number' && !/^[-+]?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(spelling)
      ? {
          rule: 'quote-text',
          message: `YAML reads ${spelling} as the number ${value}.`,
          write: /\de/i.test(spelling)
            ? 'Use digits only.'
            : Number.isFinite(value)
              ? `If it's a number, use ${value}. If it's text, use "${spelling}".`
              : path[0] === 'price'
                ? 'Enter the price in digits.'
                : "If it's a number, write it in digits. If it's text, put it in quotes.",
          // Only specifications.yaml knows whether a fact is a number.
          instead: !Number.isFinite(value)
            ? []
            : !isStatedValue(path)
              ? [JSON.stringify(spelling), /\de/i.test(spelling) ? [] : String(value)].flat()
              : /^-?(?:\d+\.|\.\d+)$/.test(spelling)
                ? [String(value)]
                : [],
        }
      : undefined,
  /** `capacity: 10.000`: no one types three zeros after the decimal point. */
  ({ value, spelling, path }) =>
    typeof value === 'number' &&
    /^[1-9]\d{0,2}\.\d\d0$/.test(spelling) &&
    !/^(?:latitude|longitude)$/.test(String(path.at(-1)))
      ? {
          rule: 'wrong-form',
          message: `YAML reads the full stop in ${spelling} as a decimal point, so the number is ${value}.`,
          write: `Use ${value} or ${spelling.replace('.', '')}, whichever you mean.`,
        }
      : undefined,
  /** A list pasted from Word or an email, which YAML reads as one string */
  ({ raw }) => {
    const sign = /^[–—] /.test(raw) ? longDash : bullet;
    const at = raw.search(sign);
    const bullets = at === -1 ? [] : [raw.replace(sign, '- '), raw.replace(sign, '')];
    const isCounted = raw.search(counted) === 0;
    if (bullets.length === 0 && !isCounted) return undefined;
    return {
      rule: 'plain-yaml',
      ...entryStart(isCounted ? raw : raw.slice(at)),
      ...(at > 0 && { at }),
      instead: isCounted ? [raw.replace(counted, '- ')] : bullets,
      // A sentence may start with a number.
      ...(isCounted && { tentative: true }),
    };
  },
  /** `description:` with paragraphs or a list, and no | */
  ({ raw, text, start }) => {
    if (!/\n[ \t]*\n|\n[ \t]*- |^- /.test(raw)) return undefined;
    const lineEnd = text.lastIndexOf('\n', start);
    const lineStart = text.lastIndexOf('\n', lineEnd - 1) + 1;
    const [, indent = '', key] =
      /^( *(?:- +)*)([A-Za-z]\w*:) *$/.exec(text.slice(lineStart, lineEnd)) ?? [];
    if (key === undefined || text.slice(lineEnd, start).trim() !== '') return undefined;
    const at = lineStart + indent.length;
    return {
      rule: 'swallowed',
      message: 'Without | after the colon, the paragraphs and lists below run together.',
      write: 'Put | after the colon.',
      at: at - start,
      edits: [{ start: at, end: lineEnd, text: `${key} |` }],
    };
  },
  /** A line that's indented too far, which YAML adds to the value above */
  ({ raw, text, start, end }) => {
    const [, indent, sign] = /\n([ \t]*)(- |[A-Za-z]\w*:(?: |$))/.exec(raw) ?? [];
    if (indent === undefined || sign === undefined) return undefined;
    const row = start + raw.indexOf(`\n${indent}${sign}`) + 1;
    return {
      rule: 'swallowed',
      message: `This line is indented further than ${sign === '- ' ? 'the entry' : 'the field'} above, so YAML reads it as part of ${sign === '- ' ? 'that entry' : "that field's text"}.`,
      write: 'Indent it like the lines it belongs with.',
      at: row + indent.length - start,
      edits: indentsAbove(text, row).map((spaces) => ({
        start: row,
        end: text.indexOf('\n', row) === -1 ? end : text.indexOf('\n', row),
        text: spaces + text.slice(row + indent.length).split('\n', 1)[0],
      })),
    };
  },
  /** A value that continues on the next line */
  ({ raw, path, text, start, isName }) => {
    if (!raw.includes('\n')) return undefined;
    const isEntry = typeof path.at(-1) === 'number';
    return {
      severity: isName ? 'error' : 'warning',
      rule: 'swallowed',
      message: 'YAML reads this line as part of the text above.',
      write: isEntry
        ? inBrackets.test(text.slice(0, start))
          ? 'If this line starts another entry, put a comma at the end of the line above. Otherwise, put the whole text on one line.'
          : 'If this line starts another entry, start the line with a hyphen and a space. Otherwise, put the whole text on one line.'
        : isName
          ? 'Put the whole text on one line.'
          : 'Put the whole text on one line, or put >- after the colon and the text on the lines below.',
      at: raw.search(/\S(?<=\n\s*.)/),
    };
  },
  /** A quote that was never opened. 20" is a measure. */
  ({ spelling, path }) => {
    const quote = spelling.includes('"') && /(?:^|[^\d\s])"$| "(?=\S)/.exec(spelling);
    if (!quote || spelling.split('"').length % 2 !== 0) return undefined;
    // A list's quote may start entries earlier, or in a field's name.
    const isSure = path.every((part) => part === 0 || /^[A-Za-z_]\w*$/.test(String(part)));
    return {
      rule: 'syntax',
      message: 'The other quotation mark is missing.',
      write: 'Add it, or delete this one.',
      at: quote.index + quote[0].length - 1,
      ...(isSure && { instead: [`"${spelling}`, spelling.replace(' "', ', "')] }),
    };
  },
  /** `series: WH,` */
  ({ spelling, raw, isName }) => {
    const name = markNames[spelling.at(-1) ?? ''];
    const bare = spelling.slice(0, -1).trimEnd();
    // HTML entities end with a semicolon. An apostrophe is right after an s, and means feet after a figure.
    const isRight =
      /^[\d.,]*$|&\w+;$/.test(spelling) ||
      (spelling.endsWith("'") && (/[^a-rt-z]$/i.test(bare) || bare.includes("'")));
    if (name === undefined || isRight || raw.includes('\n')) return undefined;
    return {
      severity: isName ? 'error' : 'warning',
      rule: 'text-marks',
      message: `There's ${name} at the end of this text.`,
      write: 'Delete it.',
      instead: [bare],
    };
  },
];

const commentSlips: readonly Match[] = [
  /** `title: #1 in Australia` */
  ({ value, spelling, text, end }) => {
    const [, blanks = '', lost] = /^([ \t]*)(#\S.*?)[ \t]*(?:\n|$)/.exec(text.slice(end)) ?? [];
    if (value !== null || spelling !== '' || lost === undefined) return undefined;
    const start = end + blanks.length;
    return {
      rule: 'quote-text',
      message: 'YAML reads everything after # as a comment, so this field is empty.',
      write: 'Put the text in quotes.',
      at: blanks.length,
      edits: [{ start, end: start + lost.length, text: JSON.stringify(lost) }],
    };
  },
  /** `summary: Cartridge #1 for the WH series` */
  ({ spelling, value, text, start, end, isName }) => {
    const [rest, comment] = /^[ \t]+(#.*)/.exec(text.slice(end)) ?? [];
    if (typeof value !== 'string' || comment === undefined) return undefined;
    const isHash = /^#\S/.test(comment);
    // After a name or a figure it's a comment.
    if (!isHash && !spelling.includes(' ') && isName) return undefined;
    return {
      rule: 'quote-text',
      message: `YAML reads # as the start of a comment, so "${comment}" is lost.`,
      write:
        "If it's part of the text, put the whole text in quotes. If it's a comment, move it to its own line.",
      ...(!isHash && !spelling.includes(' ') && { severity: 'warning' as const }),
      // If the field can't hold both, as a choice can't, it's a comment.
      ...(!isHash && {
        tentative: true as const,
        edits: [
          {
            start,
            end: end + (rest?.length ?? 0),
            text: JSON.stringify(`${spelling} ${comment.trimEnd()}`),
          },
        ],
      }),
    };
  },
];

const textSlips: readonly Match[] = [
  /** "\u202E" in quotes is a character that the file itself may not contain. */
  ({ value }) => {
    const hidden = hiddenCharacter(String(value));
    if (!hidden) return undefined;
    return {
      rule: 'encoding',
      message: `The backslash code in this text inserts ${hidden.name}.`,
      write: 'Delete the backslash and the code after it.',
    };
  },
  /** `name: “Dual filter”` */
  ({ value, path }) => {
    const [, double, single] = wordQuotes.exec(String(value)) ?? [];
    const words = (double ?? single)?.trim();
    if (words === undefined) return undefined;
    const number = suggestNumber(words);
    return {
      rule: 'quote-text',
      message: 'These are curly quotes, often pasted from Word, and visitors would see them.',
      write: 'Use straight quotes, or none.',
      instead:
        number !== undefined && isStatedValue(path)
          ? [number]
          : [yamlText(words), JSON.stringify(words), ...(number ? [number] : [])],
    };
  },
  /** An invisible space, which searches and links read as a letter */
  ({ style, value }) => {
    const text = String(value);
    if (style === 'block' || text === text.trim()) return undefined;
    return text.trim() === ''
      ? {
          rule: 'blank',
          message: 'This field only contains spaces.',
          write: "Fill it in, or delete the field if it's optional.",
        }
      : {
          rule: 'blank',
          message: 'This text starts or ends with a space.',
          write: 'Delete the space.',
          instead: [style === 'plain' ? text.trim() : yamlText(text.trim())],
        };
  },
];

const blockSlips: readonly Match[] = [
  /** The entries of a list whose first line is lost */
  ({ text, start, end, groups }) => {
    const at = start + text.slice(start, end).search(/(?<=\n) +- [a-z]\w*: /);
    if (at < start) return undefined;
    const [, indent = ''] = /^.*\n( *)/.exec(text.slice(text.lastIndexOf('\n', start))) ?? [];
    const [row = ''] = text.slice(at).split('\n', 1);
    return {
      tentative: true,
      rule: 'swallowed',
      message: 'YAML reads this list as part of the text above it.',
      at: at - start + row.search(/\S/),
      edits: groups().map((name) => ({ start: at, end: at, text: headLine(indent.length, name) })),
    };
  },
  /** A field that's indented like the text above it. Only the schema knows if it is one. */
  ({ text, start, end }) => {
    const [line = ''] = /^.*$/m.exec(text.slice(text.lastIndexOf('\n', start) + 1)) ?? [];
    const own = /^ *(?:- +)*/.exec(line)?.[0].length ?? 0;
    const rows = [...text.slice(start, end).matchAll(/(?<=\n)( +)([A-Za-z]\w*:(?: .*)?)$/gm)];
    return rows.slice(0, maxFields).flatMap(({ index, 1: indent = '', 2: row = '' }): Slip[] => {
      if (indent.length <= own) return [];
      const at = start + index;
      const below = text
        .slice(at, end)
        .replaceAll(new RegExp(`^ {${indent.length - own}}`, 'gm'), '');
      return [
        {
          tentative: true,
          rule: 'swallowed',
          message: 'This line is indented like the text above, so YAML adds it to that text.',
          found: row,
          at: index + indent.length,
          edits: [
            { start: at, end: at + indent.length + row.length, text: ' '.repeat(own) + row },
            { start: at, end, text: below },
          ],
        },
      ];
    });
  },
  /** Bullets, which visitors would read on one line, and a table from a spreadsheet */
  ({ raw }) =>
    /\S\t+\S/.test(raw)
      ? {
          severity: 'warning',
          rule: 'text-marks',
          message:
            'This text has tabs, like a table pasted from a spreadsheet, and visitors would see it all on one line.',
          write: 'Put the table in its own section, or write sentences.',
          at: raw.search(/\t/),
        }
      : raw.search(bullet) === -1
        ? undefined
        : {
            severity: 'warning',
            rule: 'text-marks',
            message: `${raw.charAt(raw.search(bullet))} doesn't start a list here, so visitors would see the items on one line.`,
            write: `Start each item with a hyphen and a space${/\n[ \t]*\n[ \t]*$/.test(raw.slice(0, raw.search(bullet))) ? '' : ', with an empty line above the first'}.`,
            at: raw.search(bullet),
            instead: [raw.replace(bullet, '- ')],
          },
  /** `# later` in a sentence isn't a comment. */
  ({ raw }) =>
    [...raw.matchAll(/(?<=\n *)#+ .*$/gm)].map(({ index, 0: row }) => ({
      severity: 'warning',
      rule: 'text-marks',
      message: "Comments and headings don't work in this field, so visitors would see the #.",
      found: row,
      write: 'Delete the # or the line.',
      at: index,
    })),
];

const inBrackets = /\[[^\]]*$/;
const bullet = /[•·▪◦‣●○](?<=(?:^|\n[ \t]*).)[ \t]+/g;
const longDash = /[–—](?<=(?:^|\n[ \t]*).)[ \t]+/g;
const counted = /(?=[\do])(?<=^|\n[ \t]*)(?:\d+[.)]|o)[ \t]+/g;
const wordQuotes = /^(?:[“”„«]([^“”„«»"]*)[“”»]|‘((?:[^‘’]|’(?=\p{L}))*)’)$/u;
const markNames: Readonly<Record<string, string>> = {
  ',': 'a comma',
  ';': 'a semicolon',
  '\\': 'a backslash',
  "'": 'an apostrophe',
};
/** If several lines look like fields, the copy is about fields. */
const maxFields = 25;

function hasLoneQuote(text: string, at: number): boolean {
  const row = text.slice(text.lastIndexOf('\n', at) + 1).split('\n', 1)[0] ?? '';
  return row.split('"').length % 2 === 0;
}

/** Returns the indents of the lines above a row, nearest first. */
function indentsAbove(text: string, row: number): string[] {
  const above = text
    .slice(Math.max(0, row - 600), row - 1)
    .split('\n')
    .slice(-6)
    .reverse();
  return [...new Set(above.map((line) => /^ */.exec(line)?.[0] ?? ''))];
}

/** Matches a file's values against the tables. `isName` is true for a field that holds a name, a choice or a figure, not prose. */
export function valueSlips(
  file: string,
  text: string,
  parsed: Parsed,
  { scalars, braces }: Values,
  isName: (field: string) => boolean,
  groups: () => readonly string[],
): readonly Diagnostic[] {
  const { diagnostics, report } = reporter(file, parsed.lines);
  for (const { node, path } of scalars) {
    if (!isScalar(node)) continue;
    const [start, end] = nodeRange(text, node);
    const style = styleOf(node);
    const raw = text.slice(start, end);
    const { value, source: spelling = '' } = node;
    const subject: Subject = {
      ...{ path, style, value, spelling, raw, text, start, end },
      ...{ isName: isName(fieldName(path)), groups },
    };
    for (const table of tablesFor(subject))
      for (const match of table) {
        const slips = [match(subject) ?? []].flat();
        for (const { at = 0, instead, edits, ...finding } of slips)
          report(path, start + at, {
            ...finding,
            ...(instead && { edits: instead.map((words) => ({ start, end, text: words })) }),
            ...(edits && { edits }),
          });
        if (slips.length > 0) break;
      }
  }
  for (const each of braces)
    for (const { path, at, ...slip } of dividedValues(text, each))
      report(path, at, { ...slip, tentative: true });
  return diagnostics;
}

const styleOf = ({ type }: Scalar): Subject['style'] =>
  type === 'PLAIN' ? 'plain' : type?.startsWith('BLOCK') ? 'block' : 'quoted';

/** Each table reports one slip at most. */
const tablesFor = ({ style, value }: Subject): readonly (readonly Match[])[] =>
  style === 'block'
    ? blockSlips.map((slip) => [slip])
    : style === 'plain'
      ? [plainSlips, commentSlips, typeof value === 'string' ? textSlips : []]
      : [textSlips];

/** Finds the field in `label: Articles, url /articles`. */
const withoutColon = /, ([a-z]\w*) (?=[/\d])/gi;

/** In `{ au: 1,018.36, label: Rain, bore, mains }`, each comma starts the next field. All are repaired at once. */
function dividedValues(text: string, { map, path }: Values['braces'][number]) {
  const isRest = (index: number): boolean => {
    const { key, value = undefined } = map.items[index] ?? {};
    return isEmpty(value) && isScalar(key) && key.type === 'PLAIN';
  };
  const divided = map.items.flatMap(({ key, value }, index) => {
    if (isRest(index) || !isRest(index + 1) || !isScalar(value) || value.type !== 'PLAIN')
      return [];
    let last = index + 1;
    while (isRest(last + 1)) last++;
    const rest = map.items[last]?.key;
    const start = startOf(value);
    const end = isScalar(rest) ? startOf(rest) + (rest.source?.length ?? 0) : start;
    const raw = text.slice(start, end);
    // In `code: OR-10, quantity:2`, the next field is reported.
    if (/[\n"]|, *[a-z]\w*:\S/i.test(raw)) return [];
    const number = suggestNumber(raw);
    const quoted = JSON.stringify(raw);
    const [[, unmarked] = []] = raw.matchAll(withoutColon);
    const options = [
      ...(unmarked === undefined ? [] : [raw.replaceAll(withoutColon, ', $1: ')]),
      ...(number === undefined ? [quoted] : [number, quoted, formatPrintedPrice(number)]),
    ];
    return [{ name: String(isScalar(key) ? key.value : ''), start, end, options, unmarked }];
  });
  const [first, last] = [divided[0], divided.at(-1)];
  if (!first || !last) return [];
  const start = text.lastIndexOf('\n', first.start) + 1;
  const end = last.end + (/^.*/.exec(text.slice(last.end))?.[0].length ?? 0);
  const withOptions = (choice: number) =>
    divided.reduceRight(
      (rows, { options, ...value }) =>
        rows.slice(0, value.start - start) +
        (options[choice] ?? options[0]) +
        rows.slice(value.end - start),
      text.slice(start, end),
    );
  return [
    {
      path: [...path, first.name],
      at: first.start,
      rule: 'wrong-type',
      ...(first.unmarked === undefined
        ? {
            message: 'Inside braces, YAML starts a new field after each comma.',
            write: 'Take the commas out of numbers, and put text in quotes.',
          }
        : {
            message: `There's no colon after "${first.unmarked}".`,
            write: 'Add a colon and a space.',
          }),
      edits: [0, 1, 2].map((choice): OffsetEdit => ({ start, end, text: withOptions(choice) })),
    },
  ];
}
