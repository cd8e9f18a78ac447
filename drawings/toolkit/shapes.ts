/** SVG shapes as strings, with rounded numbers so that every machine prints the same bytes. */

export type Attributes = Readonly<Record<string, string | number>>;
export type Point = readonly [x: number, y: number];

/** Rounds to two decimals, finer than any screen. */
export function round(value: number): number {
  const rounded = Math.round(value * 100) / 100;
  return rounded === 0 ? 0 : rounded;
}

/** Path data with rounded numbers: d`M${x} ${y}h${width}`. */
export function d(texts: TemplateStringsArray, ...values: readonly number[]): string {
  return texts
    .map((text, at) => text + (values[at] === undefined ? '' : round(values[at])))
    .join('');
}

export function tag(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}

/** A rectangle with corners of radius `r`. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  const { r, ...rest } = more;
  return tag('rect', { x, y, width, height, ...(r === undefined ? {} : { rx: r }), fill, ...rest });
}

/** A rectangle given by its vertical centre line. */
export function centred(
  cx: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return rect(cx - width / 2, y, width, height, fill, more);
}

/** A trapezium given by its vertical centre line. */
export function taper(
  cx: number,
  y: number,
  top: number,
  bottom: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  const data = d`M${cx - top / 2} ${y}H${cx + top / 2}L${cx + bottom / 2} ${y + height}H${cx - bottom / 2}Z`;
  return path(data, fill, more);
}

export function path(data: string, fill: string, more: Attributes = {}): string {
  return tag('path', { d: data, fill, ...more });
}

export function stroke(data: string, colour: string, width: number, more: Attributes = {}): string {
  return tag('path', { d: data, fill: 'none', stroke: colour, 'stroke-width': width, ...more });
}

export function circle(
  cx: number,
  cy: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string {
  return tag('circle', { cx, cy, r, fill, ...more });
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return tag('ellipse', { cx, cy, rx, ry, fill, ...more });
}

export function group(children: readonly string[] | string, more: Attributes = {}): string {
  return tag('g', more, typeof children === 'string' ? children : children.join(''));
}

/** Moves and scales a part that was drawn around (0, 0). */
export function place(
  children: readonly string[] | string,
  x: number,
  y: number,
  scale = 1,
): string {
  const size = scale === 1 ? '' : ` scale(${round(scale * 100) / 100})`;
  return group(children, { transform: `translate(${round(x)} ${round(y)})${size}` });
}

export function turn(children: readonly string[] | string, degrees: number, about: Point): string {
  return group(children, {
    transform: `rotate(${round(degrees)} ${round(about[0])} ${round(about[1])})`,
  });
}
