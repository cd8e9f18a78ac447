import { tag } from './shapes.ts';

/** Offset 0–1, colour, and opacity if it isn't 1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Run = 'across' | 'down' | 'diagonal';

/** Collects a drawing's definitions, once each. Ids start with its name, so one document can hold several drawings. */
export type Sheet = {
  readonly linear: (run: Run, ...stops: readonly Stop[]) => string;
  /** A linear gradient from one colour to another. */
  readonly fade: (from: string, to: string, run?: Run) => string;
  readonly radial: (
    stops: readonly Stop[],
    centre?: readonly [number, number],
    r?: number,
  ) => string;
  readonly pattern: (width: number, height: number, content: string, transform?: string) => string;
  readonly clip: (shape: string) => string;
  readonly definitions: () => string;
};

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      tag('stop', {
        offset,
        'stop-color': colour,
        ...(opacity === undefined ? {} : { 'stop-opacity': opacity }),
      }),
    )
    .join('');
}

const runs = {
  across: {},
  down: { x2: 0, y2: 1 },
  diagonal: { x2: 1, y2: 1 },
} satisfies Record<Run, Record<string, number>>;

/** @param name Prefix of every id: letters, digits and hyphens. */
export function createSheet(name: string): Sheet {
  const ids = new Map<string, string>();
  const written: string[] = [];
  function define(write: (id: string) => string): string {
    const key = write('');
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = `${name}-${ids.size + 1}`;
    ids.set(key, `url(#${id})`);
    written.push(write(id));
    return `url(#${id})`;
  }
  const linear: Sheet['linear'] = (run, ...stops) =>
    define((id) => tag('linearGradient', { id, ...runs[run] }, stopTags(stops)));
  return {
    linear,
    fade: (from, to, run = 'across') => linear(run, [0, from], [1, to]),
    radial: (stops, [cx, cy] = [0.5, 0.5], r = 0.5) =>
      define((id) => tag('radialGradient', { id, cx, cy, r }, stopTags(stops))),
    pattern: (width, height, content, transform) =>
      define((id) => {
        const turned = transform === undefined ? {} : { patternTransform: transform };
        const box = { id, width, height, patternUnits: 'userSpaceOnUse' };
        return tag('pattern', { ...box, ...turned }, content);
      }),
    clip: (shape) => define((id) => tag('clipPath', { id }, shape)),
    definitions: () => (written.length === 0 ? '' : tag('defs', {}, written.join(''))),
  };
}

/** The finished drawing on a transparent background. */
export function sheetSvg(sheet: Sheet, width: number, height: number, body: string): string {
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  const space = { xmlns: 'http://www.w3.org/2000/svg' };
  return tag('svg', { ...space, ...size }, sheet.definitions() + body);
}
