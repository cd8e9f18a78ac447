/**
 * How deep a text nests, seen before it is parsed: the parser recurses, and a text that is
 * nested thousands deep would take the whole process down with it (ACCEPTANCE 17).
 */
export const maxDepth = 64;

/** Far beyond what is allowed, and far from what the parser can bear; what lies between is reported at its own place. */
const maxBrackets = 200;
const maxIndent = 400;
/** `a: b: c`: each begins a group within the one before. */
const maxColons = 200;

/** The line on which the text nests too deep, from 1; undefined for a text that does not. Brackets in prose count, and cancel out. */
export function tooDeepLine(text: string): number | undefined {
  let depth = 0;
  let line = 1;
  let indent = 0;
  let isIndent = true;
  let colons = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (character === lineEnd) {
      line += 1;
      indent = 0;
      colons = 0;
      isIndent = true;
    } else if (isIndent && (character === space || character === dash || character === question)) {
      indent += 1;
      if (indent > maxIndent) return line;
    } else {
      isIndent = false;
      if (character === comma) colons = 0;
      else if (character === colon && text.charCodeAt(index + 1) === space) colons += 1;
      else if (character === openSquare || character === openCurly) depth += 1;
      else if (character === closeSquare || character === closeCurly)
        depth = Math.max(0, depth - 1);
      if (depth > maxBrackets || colons > maxColons) return line;
    }
  }
  return undefined;
}

const [lineEnd, space, dash, question] = [0x0a, 0x20, 0x2d, 0x3f];
const [colon, comma] = [0x3a, 0x2c];
const [openSquare, closeSquare, openCurly, closeCurly] = [0x5b, 0x5d, 0x7b, 0x7d];
