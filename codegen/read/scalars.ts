/** What people mean and YAML does not: words that are switches, quotes that stand alone, texts that swallow the next line. */
import { isCollection, isScalar, type Node, type Scalar } from 'yaml';
import { yamlText } from '../fix.ts';
import { readingsOf } from '../number-meant.ts';
import { blockCheck } from './blocks.ts';
import { type FieldPath, fieldName, isFact } from './document.ts';
import { hiddenCharacter } from './encoding.ts';
import { type Findings, startOf } from './findings.ts';
import { bulletsIn, commentBehind, countedIn } from './pasted.ts';
import { loneQuote, strayMark, wordQuotes } from './quotes.ts';
import { blockWithoutSign, overLines } from './swallowed.ts';

/** 10.000: nobody writes decimals that say nothing, in threes. */
const isDividedByPoint = (spelling: string) => /^[1-9]\d{0,2}\.\d\d0$/.test(spelling);
const isCoordinate = (path: FieldPath) => /^(?:latitude|longitude)$/.test(String(path.at(-1)));

/** Each tells `findings` of what is wrong with a value, and returns nothing. */
export function scalarChecks(findings: Findings) {
  const { file, text, problems, position, report, suspect, rangeOf } = findings;
  const checkBlock = blockCheck(findings);

  const checkPlain = (node: Node, path: FieldPath) => {
    const before = (mark: string) => {
      let offset = Math.max(0, text.lastIndexOf(mark, startOf(node)));
      while (text[offset - 1] === mark) offset--;
      return offset;
    };
    if ('anchor' in node && node.anchor) {
      const at = before('&');
      const name = /^&\S*[ \t]*/.exec(text.slice(at))?.[0] ?? '';
      // In front of fields or entries it can be no text that lacks its quotes.
      if (isCollection(node))
        report(path, at, 'plain-yaml', 'an anchor names nothing here', 'the line without it', {
          ends: at + name.length,
          tries: [''],
        });
      else
        report(
          path,
          at,
          'plain-yaml',
          `a value cannot begin with & (an anchor)`,
          'the value in quotes',
        );
    }
    if ('tag' in node && node.tag) {
      report(
        path,
        before('!'),
        'plain-yaml',
        'a value cannot begin with ! (a tag)',
        'the value in quotes',
      );
    }
  };

  /** A quote of this line has no other: where the text began that it ends, nobody can tell. */
  const isQuoteLost = (where: number): boolean => {
    const row = text.slice(text.lastIndexOf('\n', where) + 1).split('\n', 1)[0] ?? '';
    return row.split('"').length % 2 === 0;
  };

  /** A blank that nobody sees, and that searches, links and lists take for a letter. */
  const checkBlanks = (
    value: string,
    type: string | undefined,
    path: FieldPath,
    where: number,
    node: Node,
  ) => {
    const bare = value.trim();
    if (value === bare || value === '' || type?.startsWith('BLOCK')) return;
    if (bare === '')
      return report(
        path,
        where,
        'blank',
        'there is nothing here but blanks',
        'what it says, or take the field away',
      );
    report(
      path,
      where,
      'blank',
      'a blank stands at the edge of this text',
      'it without the blank',
      {
        ends: rangeOf(node)[1],
        tries: [type === 'PLAIN' ? bare : yamlText(bare)],
      },
    );
  };

  /** In quotes, "\u202E" stands for what the file itself may not contain. */
  const checkDecoded = (value: string, path: FieldPath, where: number) => {
    const hidden = hiddenCharacter(value);
    if (!hidden) return;
    const message = `a backslash in these quotes stands for ${hidden.name}`;
    report(path, where, 'encoding', message, 'the text without it');
  };

  /** `[5 micron "carbon block"]` */
  const checkEntry = (item: unknown, path: FieldPath) => {
    if (!isScalar(item) || item.type !== 'PLAIN' || !/\S +"[^"]*"$/.test(item.source ?? '')) return;
    const [start, ends] = rangeOf(item);
    report(
      path,
      start,
      'syntax',
      'a comma is missing in front of the quote',
      'a comma between two entries',
      { ends, tries: [text.slice(start, ends).replace(/ +"/, ', "')] },
    );
  };

  const signMissing = (path: FieldPath, where: number, raw: string): boolean => {
    const found = blockWithoutSign(text, where, raw);
    if (!found) return false;
    const { at, ...change } = found;
    const message = 'the paragraphs and lists beneath would run into one';
    report(path, at, 'swallowed', message, '| behind the colon', change);
    return true;
  };

  /** A list as it was pasted, which is one text. */
  const hasBullets = (path: FieldPath, where: number, raw: string): boolean => {
    const found = bulletsIn(raw);
    const message = 'a list has - and a blank in front of each entry';
    const list = countedIn(raw);
    if (list !== undefined)
      suspect(path, where, {
        rule: 'plain-yaml',
        message,
        write: '- instead of each number or sign',
        changes: [{ start: where, end: where + raw.length, text: list }],
      });
    if (!found) return false;
    const change = { at: where, ends: where + raw.length, tries: found.tries };
    report(path, where + found.at, 'plain-yaml', message, '- instead of each bullet', change);
    return true;
  };

  const checkComment = (path: FieldPath, where: number) => {
    const found = commentBehind(text, where);
    if (!found) return;
    const { at, ...change } = found;
    const message = 'everything from # on is taken for a comment and lost';
    const write = 'the value in quotes; a comment goes on a line of its own';
    report(path, at, 'quote-text', message, write, change);
  };

  const checkPlainScalar = (
    value: unknown,
    spelling: string,
    path: FieldPath,
    where: number,
    raw: string,
  ) => {
    const ends = where + raw.length;
    if (typeof value === 'number' && !/^[-+]?(0|[1-9]\d*)(\.\d+)?$/.test(spelling)) {
      report(
        path,
        where,
        'quote-text',
        `${spelling} would be read as the number ${value}`,
        Number.isFinite(value)
          ? `${value} for the number, or ${JSON.stringify(spelling)} for a text`
          : 'text in quotes, or the number in plain figures',
        { ends, tries: readingsOf(spelling, value, isFact(path)) },
      );
    }
    if (typeof value === 'number' && isDividedByPoint(spelling) && !isCoordinate(path))
      report(
        path,
        where,
        'wrong-form',
        `${spelling} would be read as ${value}: a point stands in front of decimals, and nothing between thousands`,
        `${value} or ${spelling.replace('.', '')}, whichever is meant`,
      );
    if (typeof value !== 'string') return;
    if (/^(yes|no|on|off|y|n)$/i.test(spelling)) {
      const truth = /^(yes|on|y)$/i.test(spelling);
      const unsold = !truth && /^price/.test(String(path[0])) ? ['not sold'] : [];
      report(
        path,
        where,
        'quote-text',
        `${spelling} can be a word or a switch`,
        isFact(path)
          ? 'the figure, or the text in quotes'
          : 'true or false for a switch, or text in quotes',
        isQuoteLost(where) || isFact(path)
          ? {}
          : { ends, tries: [`${truth}`, `"${spelling}"`, ...unsold] },
      );
    }
    if (hasBullets(path, where, raw)) return;
    const blockSign = signMissing(path, where, raw);
    if (blockSign) return;
    const goesOn = raw.includes('\n');
    const swallowed = goesOn && /\n[ \t]*(- |[A-Za-z]\w*:(?: |$))/m.exec(raw);
    if (swallowed) {
      const row = swallowed[0].trim();
      report(
        path,
        where + swallowed.index + swallowed[0].length - (swallowed[1]?.length ?? 0),
        'swallowed',
        `this line became a part of the text above it, because it stands further in (${row} …)`,
        'it beneath the line that it belongs to, with the same number of spaces in front',
        { related: [{ file, line: position(where).line, label: 'the text begins at' }] },
      );
    } else if (goesOn) {
      const next = where + raw.search(/\S(?<=\n\s*.)/);
      const isEntry = typeof path.at(-1) === 'number';
      const { prose, tries, ...said } = overLines(text, where, raw, isEntry);
      problems.push({
        severity: 'warning',
        file,
        ...position(next),
        field: fieldName(path),
        message: 'the text above goes on in this line, which may belong to something else',
        write: prose,
        rule: 'swallowed',
        related: [{ file, line: position(where).line, label: 'the text begins at' }],
        inName: {
          ...said,
          tries: tries.map((text) => ({ start: position(where), end: position(ends), text })),
        },
      });
    }
    const quote = loneQuote(spelling, path);
    if (quote)
      report(path, where + quote.at, 'syntax', 'a quote stands here alone', 'two quotes, or none', {
        at: where,
        ends,
        tries: quote.tries,
      });
    const mark = goesOn ? undefined : strayMark(spelling);
    if (mark) {
      const fix = { start: position(where), end: position(ends), text: mark.bare };
      const said = {
        message: `${mark.name} stands at the end of this text`,
        write: 'the text without it',
        tries: [fix],
      };
      const field = fieldName(path);
      const place = { file, ...position(where), field };
      problems.push({ severity: 'warning', ...place, ...said, rule: 'text-marks', inName: said });
    }
    const rest = /^[ \t]+(#.*)/.exec(text.slice(ends, text.indexOf('\n', ends) >>> 0));
    if (!rest) return;
    const [behind, comment = ''] = rest;
    const message = `everything from # on is taken for a comment and lost (${comment})`;
    const write = 'the value in quotes, if it belongs to it; a comment goes on a line of its own';
    if (/^#\S/.test(comment) || spelling.includes(' '))
      return report(path, where, 'quote-text', message, write);
    // A comment behind a name or a figure is one.
    const whole = JSON.stringify(`${spelling} ${comment.trimEnd()}`);
    suspect(path, where, {
      rule: 'quote-text',
      severity: 'warning',
      message,
      write,
      changes: [{ start: where, end: ends + behind.length, text: whole }],
    });
  };

  const checkText = (node: Scalar, path: FieldPath, where: number) => {
    if (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED') checkBlock(node, path);
    if (node.value === null && node.source === '') checkComment(path, where);
    if (node.type === 'PLAIN')
      checkPlainScalar(node.value, node.source ?? '', path, where, text.slice(...rangeOf(node)));
    if (typeof node.value !== 'string') return;
    checkDecoded(node.value, path, where);
    const marks = node.type?.startsWith('BLOCK')
      ? undefined
      : wordQuotes(text, node.value, path, rangeOf(node));
    if (marks) {
      const message = 'the quotation marks of Word are no quotes here, and would be read';
      report(path, where, 'quote-text', message, 'straight quotes, or none', marks);
    }
    checkBlanks(node.value, node.type, path, where, node);
  };

  return { checkPlain, checkDecoded, checkEntry, checkText };
}
