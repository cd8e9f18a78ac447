import type { Problem } from '../problem.ts';

/** ACCEPTANCE 17: larger files are refused rather than parsed. */
export const maxFileBytes = 256 * 1024;

type Decoded = { readonly text: string } | { readonly problem: Problem };

/** Bytes to text with "\n" line ends. A byte order mark and CRLF are accepted; anything that is not clean UTF-8 is a problem (ACCEPTANCE 16). */
export function decode(file: string, bytes: Uint8Array): Decoded {
  const refuse = (line: number, column: number, message: string, write: string): Decoded => ({
    problem: { severity: 'error', file, line, column, field: '', message, write, rule: 'encoding' },
  });
  if (bytes.length > maxFileBytes) {
    const size = Math.ceil(bytes.length / 1024);
    return refuse(
      1,
      1,
      `the file is too large (${size} KB, at most 256 KB)`,
      'several smaller files',
    );
  }
  const asUtf8 = 'the file again, saved with the encoding UTF-8';
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return refuse(1, 1, 'the file is saved as UTF-16', asUtf8);
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const start = new TextDecoder('utf-8').decode(bytes);
    const { line, column } = positionIn(start, start.indexOf('\ufffd'));
    return refuse(line, column, 'a character here is not valid UTF-8', asUtf8);
  }
  text = text.replaceAll('\r\n', '\n');
  const alone = text.indexOf('\r');
  if (alone !== -1) {
    const { line, column } = positionIn(text, alone);
    return refuse(
      line,
      column,
      'a line ends here as on old Macs (CR), which does not end it elsewhere',
      'the file again, saved with the line ends LF, as Unix has them, or CRLF, as Windows has',
    );
  }
  const hidden = hiddenCharacter(text);
  if (hidden) {
    const { line, column } = positionIn(text, hidden.index);
    return refuse(line, column, `${hidden.name} stands here`, 'the line again without it');
  }
  const garbled = text.search(garbledLetters);
  if (garbled !== -1) {
    const { line, column } = positionIn(text, garbled);
    return refuse(
      line,
      column,
      'these letters were read in another encoding than they were written in',
      'the line again, as it was before',
    );
  }
  return { text };
}

/** What UTF-8 looks like as Windows-1252, and what takes the place of what could not be read. */
const garbledLetters = /\ufffd|\u00e2\u20ac|\u00c3[\u0080-\u00bf]|\u00c2[\u00a0-\u00bf]/;

/** The first character that nobody sees, and that does something all the same. */
export function hiddenCharacter(
  text: string,
): { readonly index: number; readonly name: string } | undefined {
  const index = text.search(forbidden);
  if (index === -1) return undefined;
  const code = (text.codePointAt(index) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { index, name: code === '0000' ? 'a NUL character' : `the invisible character U+${code}` };
}

/** Halves of characters, control characters, and those that turn the direction of text: a reader sees something else than the machine. */
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find
  /[\p{Cs}\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff\u{e0000}-\u{e007f}]/u;

function positionIn(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, index));
  const lastBreak = before.lastIndexOf('\n');
  return { line: before.split('\n').length, column: before.length - lastBreak };
}
