/** Writes a drawing as DXF for AutoCAD, Revit and others, in millimetres with named layers. */
import {
  DxfWriter,
  LWPolylineFlags,
  point2d,
  point3d,
  TextHorizontalAlignment,
  Units,
} from '@tarikjabiri/dxf';
import { dimensionedDrawing } from '../../drawings/dimensioned/draw-dimensioned.ts';
import { inkOf, type Layer, type Shape, type Shapes } from '../../drawings/dimensioned/plan.ts';
import type { DrawingProps } from '../../kernel/drawing-traits.ts';
import type { Product } from '../../kernel/entry-types.ts';
import { isDiscontinued } from '../../site/lookups/in-country.ts';

/** AutoCAD's colour numbers. 7 is black on white, and white on black. */
const colours: Readonly<Record<Layer, number>> = {
  outline: 7,
  detail: 8,
  clearance: 30,
  dimension: 5,
};
const layerName = (layer: Layer): string => `PURETEC-${layer.toUpperCase()}`;
const alignments = {
  start: TextHorizontalAlignment.Left,
  middle: TextHorizontalAlignment.Center,
  end: TextHorizontalAlignment.Right,
} as const;

export function dimensionedDxf(product: Product, look: DrawingProps): string | undefined {
  const found = dimensionedDrawing(product, look);
  if (!found) return undefined;
  const { drawing, text } = found;
  const { bounds, scale } = drawing;
  const t = text / scale;
  const notes = [
    `Puretec ${product.code}: ${product.name}`,
    'Millimetres, 1:1. Stated dimensions govern.',
    ...(isDiscontinued(product) ? ['Discontinued.'] : []),
    ...(product.sample ? ['Sample data. Do not use for design.'] : []),
  ];
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  dxf.addLType('DASHED', '__ __ __', [12, -6]);
  for (const layer of ['outline', 'detail', 'clearance', 'dimension'] as const) {
    const type = layer === 'clearance' ? 'DASHED' : 'CONTINUOUS';
    dxf.addLayer(layerName(layer), colours[layer], type);
  }
  const plan: Shapes = [
    ...drawing.plan,
    ...notes.map(
      (note, at): Shape => ({
        kind: 'text',
        layer: 'outline',
        at: [bounds.left, bounds.bottom - (1 + at * 1.8) * t],
        text: note,
        height: t * 0.8,
        anchor: 'start',
      }),
    ),
  ];
  for (const shape of plan) add(dxf, shape);
  const { left, right, bottom, top } = inkOf(plan);
  dxf.setVariable('$MEASUREMENT', { 70: 1 });
  dxf.setVariable('$EXTMIN', { 10: exact(left), 20: exact(bottom), 30: 0 });
  dxf.setVariable('$EXTMAX', { 10: exact(right), 20: exact(top), 30: 0 });
  return dxf.stringify();
}

function add(dxf: DxfWriter, shape: Shape): void {
  const layer = { layerName: layerName(shape.layer) };
  switch (shape.kind) {
    case 'path': {
      const vertices = shape.corners.map(([x, y, bulge]) => ({
        point: point2d(exact(x), exact(y)),
        ...(bulge !== undefined && { bulge }),
      }));
      const flags = shape.closed ? LWPolylineFlags.Closed : LWPolylineFlags.None;
      dxf.addLWPolyline(vertices, { ...layer, flags });
      return;
    }
    case 'circle':
      dxf.addCircle(
        point3d(exact(shape.centre[0]), exact(shape.centre[1])),
        exact(shape.radius),
        layer,
      );
      return;
    case 'text': {
      const at = point3d(exact(shape.at[0]), exact(shape.at[1]));
      dxf.addText(at, exact(shape.height), coded(shape.text), {
        ...layer,
        ...(shape.upright && { rotation: 90 }),
        horizontalAlignment: alignments[shape.anchor],
        secondAlignmentPoint: at,
      });
    }
  }
}

/** Rounds to a hundred-thousandth of a millimetre, to drop floating-point noise. */
const exact = (value: number): number => Math.round(value * 1e5) / 1e5;

/** Uses UTF-8 from DXF 2007. Every CAD font has the characters with codes of their own. */
const coded = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[Ø⌀] ?/g, '%%c')
    .replaceAll('°', '%%d')
    .replaceAll('±', '%%p');
