/** Print on products: the code, size and logo on a label or a band. */
import { inchFractions } from '../../kernel/typography.ts';
import { ink, white } from './colour.ts';
import { lettering, letteringWidth, type Style } from './lettering.ts';
import { centred } from './shapes.ts';
import { canvas, dropMark } from './svg-parts.ts';

const blue = '#2f7fd1';
const grey = { colour: '#4a5a68' };
const hairline = { stroke: ink, 'stroke-opacity': 0.16, 'stroke-width': 1 };

export type Printed = {
  readonly code: string;
  /** A second line, such as its size or medium. */
  readonly line?: string | undefined;
  /** The main selling figure, in the largest letters: its micron rating. */
  readonly figure?: string | undefined;
  /** The colour of the contents. */
  readonly tone?: string | undefined;
};

/** An upright paper label about a centre. Its lines set its height. */
export function paperLabel(
  cx: number,
  cy: number,
  width: number,
  height: number,
  { code, line, tone, figure }: Printed,
): string {
  const top = cy - height / 2;
  const strip = tone === undefined ? 0 : Math.max(6, height * 0.1);
  const room = height - strip;
  const paper = [
    centred(cx, top, width, height, white, { r: 4, ...hairline }),
    tone === undefined ? '' : centred(cx, top, width, strip, tone, { r: 3 }),
  ];
  const print = (text: string | undefined, y: number, size: number, style: Style): string =>
    text === undefined || text === ''
      ? ''
      : lettering(text, cx, y, size, { anchor: 'middle', fit: width * 0.86, ...style });
  if (figure !== undefined) {
    const large = Math.min(room * 0.3, 64);
    const small = Math.min(room * 0.15, 28);
    const drop = Math.min(room * 0.2, width * 0.22);
    const block = drop + large * 1.3 + small * (line === undefined ? 1.8 : 3.4);
    const y = top + strip + (room - block) / 2;
    return [
      ...paper,
      dropMark(cx, y + drop / 2, drop, blue),
      print(figure, y + drop + large * 1.25, large, { weight: 0.16 }),
      print(code, y + drop + large * 1.3 + small * 1.75, small, grey),
      print(line, y + drop + large * 1.3 + small * 3.3, small, grey),
    ].join('');
  }
  const size = Math.min(room * 0.2, 30);
  const mark = Math.min(room * 0.26, width * 0.24);
  const lines = line === undefined ? 1.5 : 3;
  const y = top + strip + (room - mark - size * (lines + 0.6)) / 2;
  const codeY = y + mark + size * 1.5;
  return [
    ...paper,
    dropMark(cx, y + mark / 2, mark, blue),
    print(code, codeY, size, { weight: 0.15 }),
    print(line, codeY + size * 1.55, size * 0.86, grey),
  ].join('');
}

/** A one-line band: logo, code, size. */
export function band(
  cx: number,
  cy: number,
  width: number,
  height: number,
  { code, line }: Pick<Printed, 'code' | 'line'>,
): string {
  const size = height * 0.42;
  const text = [code, line].filter((each) => each !== undefined && each !== '').join('  ');
  const shown = Math.min(letteringWidth(text, size), width - height * 1.3);
  const left = cx - (shown + height * 0.75) / 2;
  return (
    dropMark(left + height * 0.22, cy, height * 0.56, blue) +
    lettering(text, left + height * 0.75, cy + size / 2, size, { fit: shown, weight: 0.15 })
  );
}

/** Pixels per millimetre that make a product of this size fill its frame. */
export function fitted(width: number, height: number, high = 620): number {
  return Math.min((canvas.size - 84) / width, high / height);
}

/** A pipe size as plumbers write it: 0.75 → 3/4", 1.5 → 1 1/2". */
export function inchText(inches: number): string {
  const whole = Math.floor(inches + 0.001);
  const rest = inches - whole;
  const part = inchFractions.find(({ value }) => Math.abs(value - rest) < 0.005);
  if (rest < 0.02) return `${whole}"`;
  if (part === undefined) return `${Math.round(inches * 25.4)} mm`;
  return `${whole === 0 ? '' : `${whole} `}${part.words}"`;
}
