/** Invented products of every type, with the facts that `new-product` asks for and no code. */
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { diagnosticLine } from '../../codegen/diagnostics/print.ts';
import { compileCatalogue } from '../../codegen/main.ts';
import { type Edit, withCopy } from '../../codegen/testing/catalogue-copy.ts';
import { realRoot } from '../../codegen/testing/real-catalogue.ts';
import { drawProps } from '../../drawings/draw-product.ts';
import { drawSource } from '../../drawings/draw-source.ts';
import { drawingProps } from '../../kernel/drawing-props.ts';
import type { Tables } from '../../kernel/tables.ts';
import { productViews } from '../../kernel/views.ts';
import { type ProductType, productTypes } from '../../kernel/vocabulary.ts';
import { dataSheet } from '../documents/data-sheet.ts';
import { openCatalogue } from '../editing/editing.ts';

type New = readonly [name: string, facts: string, more?: string];
const written: { readonly [T in ProductType]: readonly [New, New] } = {
  system: [
    [
      'Triple whole house filter for bore water',
      'stages: 3, flow: 60, connection: 1.5 inch BSP, cartridgeSize: 20 x 4.5 inch, height: 760, width: 640, depth: 240',
    ],
    [
      'Single rainwater filter, 10 inch',
      'stages: 1, flow: 20, connection: 0.75 inch BSP, cartridgeSize: 10 x 2.5 inch, height: 340, width: 190, depth: 140',
    ],
  ],
  'undersink system': [
    [
      'Twin undersink filter',
      'stages: 2, flow: 4, connection: 0.5 inch BSP, cartridgeSize: 10 inch quick-twist, height: 380, width: 260, depth: 130',
    ],
    [
      'Four stage reverse osmosis system',
      'stages: 4, flow: 2, connection: 1/4 inch tube, cartridgeSize: 10 x 2.5 inch, height: 430, width: 420, depth: 160',
    ],
  ],
  'uv system': [
    [
      'UV disinfection unit, 75 W',
      'stages: 1, uvLamp: 75 W, flow: 75, connection: 1 inch BSP, length: 900, diameter: 90',
    ],
    [
      'Rainwater UV system with two filters',
      'stages: 3, uvLamp: 55 W, flow: 55, connection: 1 inch BSP, cartridgeSize: 20 x 4.5 inch, height: 760, width: 620, depth: 260',
    ],
  ],
  'cabinet system': [
    [
      'Outdoor filter cabinet, 20 inch',
      'stages: 3, cartridgeSize: 20 inch, height: 900, width: 640, depth: 260, cover: Aluminium',
      'finishes: [{ name: Slate, colour: "#5a6268" }]',
    ],
    [
      'Recessed filter cabinet',
      'stages: 2, cartridgeSize: 10 inch, height: 520, width: 460, depth: 160, cover: Aluminium',
      'finishes: [{ name: White, colour: "#f0f0ee" }]',
    ],
  ],
  'mixer tap': [
    [
      'Three way mixer, square spout',
      'tapHole: 35, height: 360, width: 60, depth: 240, connection: 0.5 inch BSP',
    ],
    [
      'Pull-out mixer tap with filter',
      'tapHole: 35, height: 320, width: 60, depth: 230, connection: 0.5 inch BSP',
      `appearance: { spout: pull-out }
finishes: [{ name: Matte black, colour: "#222326" }]
cartridges: [{ code: QT10-C, every: 12 }]`,
    ],
  ],
  'filter tap': [
    [
      'Filter tap, low spout',
      'tapHole: 14, height: 210, width: 40, depth: 150, connection: 1/4 inch tube',
    ],
    [
      'Designer filter tap, high spout',
      'tapHole: 14, height: 300, width: 40, depth: 170, connection: 1/4 inch tube',
      'finishes: [{ name: Brushed gold, colour: "#c2a15b" }]',
    ],
  ],
  'sparkling system': [
    [
      'Chilled and sparkling tap',
      'outlets: "1 tap, 3 waters", height: 440, width: 300, depth: 420',
      'applications: ["Sparkling, Chilled and Ambient"]',
    ],
    [
      'Boiling water unit for two taps',
      'outlets: "2 taps, 2 waters", height: 400, width: 260, depth: 380',
      'applications: ["Boiling and Ambient"]',
    ],
  ],
  fountain: [
    [
      'Wall drinking fountain',
      'mounting: Wall mounted, height: 380, width: 400, depth: 340, material: Stainless steel',
    ],
    [
      'Bottle filling station',
      'mounting: Wall mounted, height: 1000, width: 420, depth: 160, material: Stainless steel',
    ],
  ],
  'shower filter': [
    ['Hand shower with filter', 'thread: 0.5 inch BSP, length: 240, diameter: 85, capacity: 20000'],
    [
      'Rain shower head with filter',
      'thread: 0.5 inch BSP, height: 110, diameter: 220, capacity: 20000',
    ],
  ],
  'caravan kit': [
    [
      'Caravan filter in a carry case',
      'stages: 2, connection: 12 mm hose, cartridgeSize: 10 x 2.5 inch, height: 380, width: 420, depth: 180',
    ],
    [
      'Inline camping filter with hose',
      'stages: 1, connection: 12 mm hose, length: 250, diameter: 60',
    ],
  ],
  'tank purifier': [
    [
      'Floating tank filter, 3 m hose',
      'connection: 1 inch BSP, height: 300, width: 260, depth: 260',
    ],
    [
      'Floating filter for slimline tanks',
      'connection: 1 inch BSP, height: 300, width: 200, depth: 200',
    ],
  ],
  softener: [
    [
      'Twin tank softener 60 L',
      'media: 60 L softening resin, connection: 1 inch BSP, height: 1300, width: 900, depth: 420',
    ],
    [
      'Cabinet softener 15 L',
      'media: 15 L softening resin, connection: 0.75 inch BSP, height: 620, width: 300, depth: 480',
    ],
  ],
  'backwash system': [
    [
      'Carbon backwash filter',
      'media: 80 L activated carbon, connection: 1 inch BSP, height: 1500, width: 260, depth: 300',
    ],
    [
      'Zeolite turbidity filter',
      'media: 60 L zeolite, connection: 1 inch BSP, height: 1300, width: 334, depth: 340',
    ],
  ],
  'irrigation filter': [
    [
      'Screen filter 1.5 inch',
      'micron: 130, connection: 1.5 inch BSP, height: 300, width: 220, depth: 150, material: Polypropylene',
    ],
    [
      'Sand separator 2 inch',
      'micron: 100, connection: 2 inch BSP, height: 700, width: 260, depth: 220, material: Polypropylene',
    ],
  ],
  cartridge: [
    [
      'Pleated cartridge, 1 micron',
      'micron: 1, media: Pleated polyester, cartridgeSize: 20 x 4.5 inch, height: 508, diameter: 114',
    ],
    [
      'Ceramic cartridge',
      'micron: 0.9, media: Ceramic, cartridgeSize: 10 x 2.5 inch, height: 254, diameter: 64',
    ],
  ],
  'inline cartridge': [
    [
      'Inline scale filter',
      'micron: 5, media: Polyphosphate, connection: 1/4 inch push-fit, length: 254, diameter: 51',
    ],
    [
      'Inline fridge filter',
      'micron: 1, media: Carbon block, connection: 1/4 inch push-fit, length: 300, diameter: 62',
    ],
  ],
  'uv lamp': [
    ['Lamp 75 W', 'lampPower: 75, lampFlow: 75, length: 845, diameter: 19'],
    ['Lamp 16 W', 'lampPower: 16, lampFlow: 10, length: 300, diameter: 15'],
  ],
  housing: [
    [
      'Stainless steel housing',
      'connection: 1 inch BSP, cartridgeSize: 10 x 4.5 inch, material: Stainless steel 304, height: 360, width: 190, depth: 170',
    ],
    [
      'Clear bowl housing',
      'connection: 0.75 inch BSP, cartridgeSize: 10 x 2.5 inch, material: SAN, height: 310, width: 130, depth: 120',
    ],
  ],
  fitting: [
    [
      'Elbow, push-fit 12 mm',
      'connection: 12 mm push-fit, material: Acetal, length: 40, diameter: 30',
    ],
    ['Check valve 1.25 inch', 'thread: 1.25 inch BSP, material: Brass, length: 80, diameter: 55'],
  ],
  kit: [
    [
      'Annual kit for triple system',
      'packSize: 3 cartridges, height: 530, width: 380, depth: 130',
      'cartridges: [{ code: PL20-20, every: 12 }, { code: SD20-05 }, { code: CB20-05, every: 12 }, { code: RL6, every: 12 }]',
    ],
    ['Seal and grease kit', 'packSize: "2 O-rings, grease", height: 60, width: 120, depth: 120'],
  ],
  media: [
    ['Zeolite, 20 kg', 'media: Zeolite, packSize: 20 kg bag, height: 480, width: 360, depth: 110'],
    [
      'Activated carbon, 25 L',
      'media: Activated carbon, packSize: 25 L bag, height: 480, width: 360, depth: 110',
    ],
  ],
  'test kit': [
    [
      'Bore water test kit',
      'packSize: "3 sample bottles, form, return bag", height: 70, width: 220, depth: 160',
    ],
    ['Hardness test strips', 'packSize: "50 test strips, form", height: 110, width: 60, depth: 40'],
  ],
  spare: [
    ['EPDM seal for wide housings', 'material: EPDM rubber, height: 6, diameter: 150'],
    [
      'Pressure relief button',
      'material: Polypropylene, height: 24, diameter: 18',
      'appearance: { form: packet }',
    ],
  ],
};
/** A value for each fact that a product of any type might state. */
const usual: Readonly<Record<string, string | number>> = {
  flow: 20,
  flowPressure: 300,
  capacity: 50000,
  micron: 5,
  stages: 1,
  uvLamp: '55 W',
  lampPower: 55,
  lampFlow: 60,
  media: 'Carbon block',
  outlets: '1 tap, 1 water',
  connection: '1 inch BSP',
  cartridgeSize: '10 x 2.5 inch',
  mounting: 'Bracket',
  cover: 'None',
  thread: '0.5 inch BSP',
  power: '230 V',
  load: 40,
  tapHole: 35,
  minPressure: 150,
  maxPressure: 800,
  maxTemperature: 38,
  height: 300,
  width: 200,
  depth: 120,
  weight: 2,
  serviceSpace: 80,
  material: 'Polypropylene',
  packSize: '1 piece',
  interval: 12,
  warranty: 2,
};

const types = Object.keys(productTypes) as ProductType[];
const codeOf = (type: ProductType, at: number): string =>
  `NEW-${type.toUpperCase().replaceAll(' ', '-')}-${at + 1}`;
const fileOf = (code: string, yaml: string): Edit => ({
  file: `products/${code}.yaml`,
  text: yaml,
});
const { validated } = await openCatalogue(realRoot);
const expected = validated.flatMap((file) =>
  file.kind === 'specifications' ? (file.value.expected ?? []) : [],
);
/** A price that a merchandiser might write for this kind: in the middle of what is believed of it. */
const priceOf = (type: ProductType): number => {
  const { from = 1, to = 1000 } = expected.find((each) => each.type === type)?.price ?? {};
  return Math.round(Math.sqrt(from * to));
};
const yamlOf = (type: ProductType, name: string, facts: string, more = ''): string => {
  const price = priceOf(type);
  return `name: ${name}\nsummary: A product for a trial.\ntype: ${type}\nsources: [mains]\nprice: { au: ${price}, nz: ${Math.round(price * 1.1)} }\nspecifications: { ${facts} }\n${more}\nsample: true\n`;
};

let tables: Tables;
let told: readonly string[];

beforeAll(async () => {
  const asked = (type: ProductType, facts: string): string => {
    const stated = (id: string) => new RegExp(`\\b${id}:`).test(facts);
    const choices = (expected.find((each) => each.type === type)?.facts ?? []).map((fact) =>
      typeof fact === 'string' ? [fact] : fact,
    );
    const open = choices.filter((choice) => !choice.some(stated)).flatMap(([id = '']) => id);
    return [facts, ...open.map((id) => `${id}: ${usual[id]}`)].join(', ');
  };
  const edits = types.flatMap((type) =>
    written[type].map(([name, facts, more], at) =>
      fileOf(codeOf(type, at), yamlOf(type, name, asked(type, facts), more)),
    ),
  );
  await withCopy(
    edits,
    async (root) => {
      const { catalogue, problems } = await compileCatalogue(root);
      if (!catalogue) throw new Error(problems.map(diagnosticLine).join('\n'));
      tables = catalogue;
      told = problems.map((problem) => diagnosticLine(problem).replace(join(root, '/'), ''));
    },
    realRoot,
  );
}, 120_000);

const lookup = (code: string) => tables.products[code];
async function pixelsOf(code: string): Promise<Buffer> {
  const product = lookup(code);
  if (!product) throw new Error(`${code} is not there`);
  const svg = drawProps({ ...drawingProps(product, lookup), label: '' }, 'same');
  return sharp(Buffer.from(svg))
    .resize(240, 240)
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer();
}

describe.each(types)('two new products of type %s', (type) => {
  const codes = written[type].map((_, at) => codeOf(type, at));

  it('have different drawings, with views and a data sheet each', async () => {
    const [one, other] = await Promise.all(codes.map(pixelsOf));
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
    for (const code of codes) {
      const product = lookup(code);
      const views = product ? productViews(product) : [];
      expect(views.map(({ name }) => name).slice(0, 2)).toEqual(['front', 'dimensioned']);
      for (const { source } of views) {
        const svg = drawSource(source, lookup) ?? '';
        expect(svg).toMatch(/^<svg /);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }
      expect(dataSheet(tables, code, 'NZ')?.groups.length).toBeGreaterThan(0);
    }
  });

  it('pass the check without questions about appearance or facts', () => {
    const asked = told.filter((line) => codes.some((code) => line.includes(`/${code}.yaml`)));
    expect(
      asked.filter((line) => /\[(look-alike|expected-look|expected-specification)\]/.test(line)),
    ).toEqual([]);
  });
});

it('suggests fields to change when two new products look the same', async () => {
  const edits = types.flatMap((type) =>
    ['A', 'B'].map((each) => {
      const code = `${codeOf(type, 0)}-${each}`;
      return fileOf(code, yamlOf(type, `Name without the code ${each}`, ''));
    }),
  );
  const advice = await withCopy(
    edits,
    async (root) => {
      const { problems } = await compileCatalogue(root);
      return problems.map(diagnosticLine).filter((line) => line.includes('[look-alike]'));
    },
    realRoot,
  );
  const fields = advice.map((line) => /to differ \(([^)]*)\)/.exec(line)?.[1] ?? '');
  expect(fields.filter((each) => !/^[a-z]/.test(each))).toEqual([]);
  const without = types.filter(
    (type) => !advice.some((line) => line.includes(`/${codeOf(type, 0)}-B.yaml`)),
  );
  expect(without).toEqual([]);
}, 120_000);
