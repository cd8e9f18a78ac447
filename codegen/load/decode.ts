/** Decodes a file's bytes as text that is safe to parse. */
import { type Diagnostic, fileDiagnostic } from '../diagnostics/diagnostic.ts';

/** ACCEPTANCE 17: larger files are refused rather than parsed. */
export const maxFileBytes = 256 * 1024;
export const maxDepth = 64;

type Decoded = { readonly text: string } | { readonly problem: Diagnostic };

const asUtf8 = 'Save the file again as UTF-8.';

/** Returns text with "\n" line ends. Removes a byte order mark and CRLF, and refuses anything but clean UTF-8 (ACCEPTANCE 16). */
export function decode(file: string, bytes: Uint8Array): Decoded {
  const refuse = (message: string, write: string, text = '', index = 0): Decoded => ({
    problem: fileDiagnostic(file, 'encoding', message, write, positionIn(text, index)),
  });
  if (bytes.length > maxFileBytes)
    return refuse(
      `This file is ${Math.ceil(bytes.length / 1024)} KB. The limit is 256 KB.`,
      /\bplaces\//.test(file)
        ? 'Split it into smaller files.'
        : 'Shorten it. Did you paste something in by mistake?',
    );
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return refuse('This file is saved as UTF-16.', asUtf8);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const start = new TextDecoder('utf-8').decode(bytes);
    return refuse("This character isn't valid UTF-8.", asUtf8, start, start.indexOf('\ufffd'));
  }
  text = text.replaceAll('\r\n', '\n');
  const alone = text.indexOf('\r');
  if (alone !== -1)
    return refuse(
      'This line ends with CR, as on old Macs.',
      'Save the file again with LF (Unix) or CRLF (Windows) line endings.',
      text,
      alone,
    );
  const hidden = hiddenCharacter(text);
  if (hidden) return refuse(`There's ${hidden.name} here.`, 'Retype the line.', text, hidden.index);
  const garbled = text.search(garbledLetters);
  if (garbled !== -1)
    return refuse(
      'These letters are garbled, because a program opened the text in the wrong encoding.',
      'Retype them.',
      text,
      garbled,
    );
  return { text };
}

/** UTF-8 that was read as Windows-1252, and the replacement character. */
const garbledLetters = /\ufffd|\u00e2\u20ac|\u00c3[\u0080-\u00bf]|\u00c2[\u00a0-\u00bf]/;

/** Finds the first invisible character that has an effect. */
export function hiddenCharacter(text: string) {
  const index = text.search(forbidden);
  if (index === -1) return undefined;
  const code = (text.codePointAt(index) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return {
    index,
    name: code === '0000' ? 'a NUL character' : `an invisible character (U+${code})`,
  };
}

/** Half characters, control characters, blanks that aren't spaces, and characters that change the text direction. */
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find
  /[\p{Cs}\p{Default_Ignorable_Code_Point}\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2800\ufff9-\ufffb\ufffe\uffff]/u;

function positionIn(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, index));
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}
