/** Test products, at least one of each type. Not part of the catalogue. */
import type { Finish, Part, Product } from '../kernel/entry-types.ts';
import type { ProductType } from '../kernel/vocabulary.ts';
import { exampleProduct } from './example-products.ts';

type Details = Partial<Product> & {
  readonly facts?: Readonly<Record<string, string | number>>;
  readonly cartridges?: readonly string[];
};

export function product(
  code: string,
  type: ProductType,
  name: string,
  { facts = {}, cartridges = [], ...more }: Details = {},
): Product {
  const parts: Part[] = cartridges.map((each) => ({ code: each, role: 'cartridge', quantity: 1 }));
  return exampleProduct(type, code, facts, { name, parts, ...more });
}

export const finishes = {
  chrome: { name: 'Chrome', colour: '#c3cacf' },
  black: { name: 'Matt black', colour: '#26292d' },
  brushed: { name: 'Brushed nickel', colour: '#b5ada1' },
  gold: { name: 'Brushed gold', colour: '#c2a15b' },
  gunmetal: { name: 'Gunmetal', colour: '#54585c' },
  mineral: { name: 'Mineral Grey', colour: '#8b9094' },
  charcoal: { name: 'Charcoal', colour: '#3c4043' },
  cream: { name: 'Buttercup Cream', colour: '#efe2bd' },
  blossom: { name: 'Cherry Blossom', colour: '#eab9c2' },
} satisfies Record<string, Finish>;

const whole = { installation: 'whole house' } as const;
const big10 = { cartridgeSize: '10 x 4.5 inch' } as const;
const big20 = { cartridgeSize: '20 x 4.5 inch' } as const;

export const examples: readonly Product[] = [
  product('WH1-30', 'system', 'Single whole house filter system', {
    ...whole,
    facts: { stages: 1, ...big10 },
  }),
  product('WH2-30', 'system', 'Dual whole house filter system', {
    ...whole,
    facts: { stages: 2, ...big10 },
  }),
  product('WH2-60', 'system', 'Dual whole house filter system', {
    ...whole,
    facts: { stages: 2, ...big20 },
  }),
  product('WH3-60', 'system', 'Triple whole house filter system', {
    ...whole,
    facts: { stages: 3, ...big20 },
  }),
  product('WH2-55-AMC', 'system', 'Dual whole house filter system with cover', {
    ...whole,
    facts: { stages: 2, ...big20, cover: 'Aluminium' },
  }),
  product('HYBRID-G7', 'uv system', 'Hybrid UV and filtration system', {
    ...whole,
    sources: ['rainwater'],
    facts: { stages: 3, ...big20 },
    cartridges: ['PL05MP1', 'DP10MP1', 'RL6'],
  }),
  product('RADFIRE', 'uv system', 'Ultraviolet steriliser', {
    ...whole,
    facts: { stages: 1 },
  }),
  product('HYBRID-E9AMC-LF', 'uv system', 'Hybrid UV system with cover', {
    ...whole,
    facts: { stages: 3, cover: 'Aluminium' },
  }),
  product('FILTERWALL-F3', 'cabinet system', 'FilterWall F3', {
    ...whole,
    finishes: [finishes.blossom],
  }),
  product('FILTERWALL-F5-MG', 'cabinet system', 'FilterWall F5', {
    ...whole,
    finishes: [finishes.mineral],
  }),
  product('FILTERWALL-IM2', 'cabinet system', 'FilterWall IM2 semi-recessed', {
    ...whole,
    finishes: [finishes.charcoal],
  }),
  product('PUREMIX-X7', 'undersink system', 'Undersink filter system', {
    facts: { stages: 2 },
    cartridges: ['QT10-S', 'QT10-C'],
    keywords: ['quick-twist'],
  }),
  product('US3-10', 'undersink system', 'Triple undersink filter system', {
    facts: { stages: 3, cartridgeSize: '10 x 2.5 inch' },
  }),
  product('TR20MP2', 'mixer tap', '3-way mixer tap', { finishes: [finishes.chrome] }),
  product('MT-SQ', 'mixer tap', '3-way mixer tap square with filter kit', {
    finishes: [finishes.black],
    cartridges: ['QT10-C'],
  }),
  product('FT-1', 'filter tap', 'Filter tap', { finishes: [finishes.gold] }),
  product('SPARQ-S5', 'sparkling system', 'Sparkling, chilled and ambient', {
    finishes: [finishes.gunmetal],
    applications: ['Sparkling, Chilled and Ambient'],
  }),
  product('SPARQ-B', 'sparkling system', 'Boiling and ambient', {
    finishes: [finishes.chrome],
    applications: ['Boiling and Ambient'],
  }),
  product('SPARQ-DT', 'sparkling system', 'Drip tray', {
    finishes: [finishes.black],
    applications: ['Drip-Tray'],
  }),
  product('DF-2', 'fountain', 'Filtered drinking fountain', {}),
  product('SHW-1', 'shower filter', 'Shower filter', {}),
  product('CV-2', 'caravan kit', 'Dual caravan filter kit', {
    sources: ['caravan'],
    facts: { stages: 2 },
  }),
  product('TANKSAFE', 'tank purifier', 'TankSafe tank purifier', { sources: ['rainwater'] }),
  product('SOL40-E3', 'softener', 'Water softener', {}),
  product('BW-1', 'backwash system', 'Backwash filter', {}),
  product('IR-D', 'irrigation filter', 'Disc filter', { applications: ['Domestic'] }),
  product('IR-C', 'irrigation filter', 'Commercial screen filter', {
    applications: ['Commercial'],
  }),
  product('PL10-20', 'cartridge', 'Pleated sediment cartridge 10 inch', {
    facts: { cartridgeSize: '10 x 2.5 inch' },
  }),
  product('PL20-20', 'cartridge', 'Pleated sediment cartridge 20 inch', { facts: big20 }),
  product('CB10-05', 'cartridge', 'Carbon block 10 inch', {
    facts: { cartridgeSize: '10 x 2.5 inch' },
  }),
  product('CB20-05', 'cartridge', 'Carbon block 20 inch', { facts: big20 }),
  product('SD20-05', 'cartridge', 'Spun sediment 20 inch', { facts: big20 }),
  product('WU50', 'cartridge', 'String wound cartridge', { facts: big10 }),
  product('ESR2', 'cartridge', 'Softening resin cartridge', { facts: big20 }),
  product('SC10', 'cartridge', 'Scale reduction cartridge', { facts: big10 }),
  product('GC051-SL', 'cartridge', 'Granular carbon cartridge', {
    facts: { cartridgeSize: '20 x 2.5 inch' },
  }),
  product('UF10', 'cartridge', 'Ultrafiltration membrane', { facts: big10 }),
  product('QT10-C', 'cartridge', 'Quick-Twist carbon cartridge', {}),
  product('IL-C', 'inline cartridge', 'Inline carbon cartridge', {}),
  product('RL6', 'uv lamp', 'Ultraviolet lamp', {}),
  product('RQS6', 'uv lamp', 'Quartz sleeve', {}),
  product('HD-10', 'housing', 'Clear housing 10 inch', {
    keywords: ['clear'],
    facts: { cartridgeSize: '10 x 2.5 inch' },
  }),
  product('HD-20', 'housing', 'Blue housing 20 inch', { facts: big20 }),
  product('PL-CLX', 'fitting', 'Elbow connector', {}),
  product('FIT-T', 'fitting', 'Tee connector', {}),
  product('FIT-N', 'fitting', 'Brass nipple', {}),
  product('FIT-V', 'fitting', 'Ball valve', {}),
  product('MK-WH2', 'kit', 'Maintenance kit', { cartridges: ['PL20-20', 'CB20-05'] }),
  product('MK-MIX', 'kit', 'Maintenance kit', { cartridges: ['QT10-C'] }),
  product('MED-C', 'media', 'Granular activated carbon', {}),
  product('MED-R', 'media', 'Softening resin', {}),
  product('WTEST-KIT1', 'test kit', 'Water test kit', {}),
  product('OR-20', 'spare', 'O-ring 20 inch', {}),
  product('HS20-1', 'spare', 'Housing spanner', {}),
  product('BR-TWIN', 'spare', 'Twin wall bracket', {}),
  product('PG-1', 'spare', 'Pressure gauge', {}),
  product('CT-1', 'spare', 'UV controller', {}),
];
