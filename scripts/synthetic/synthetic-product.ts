import type { Limit } from '../../codegen/catalogue.ts';
import { pick, seeded } from './random.ts';

export type SyntheticProduct = { readonly code: string; readonly yaml: string };
/** What a kind is expected to state: of several facts in a list one will do. */
export type Fact = {
  readonly id: string;
  readonly type: 'number' | 'text';
  readonly from?: number;
  readonly to?: number;
};
/** Of each kind its facts, in the vocabulary's order, the fields and words that its picture needs, and between what its prices lie. */
export type Expected = ReadonlyMap<
  string,
  {
    readonly facts: readonly Fact[];
    readonly looks: ReadonlyMap<string, string>;
    readonly price?: Limit | undefined;
  }
>;

const types = [
  'system',
  'undersink system',
  'uv system',
  'mixer tap',
  'softener',
  'cartridge',
  'housing',
  'fitting',
] as const;
const sizes = ['10 inch', '20 inch', '10 x 2.5 inch', '20 x 4.5 inch'] as const;
const connections = ['1/4', '3/8', '1/2', '3/4', '1', '1.25', '1.5', '2'] as const;
const sources = ['mains', 'rainwater', 'bore', 'caravan'] as const;
const isPart = (type: string) => ['cartridge', 'housing', 'fitting'].includes(type);

/** Facts in words, where no drawing looks at them. */
const words: Readonly<Record<string, string>> = {
  uvLamp: '40 W',
  media: 'Carbon block',
  mounting: 'Wall',
  power: '230 V',
  material: 'Polypropylene',
};
/** So many times the Australian price is the New Zealand one at most. */
const dearest = 1.22;
const inCents = (dollars: number): number => Math.round(dollars * 100) / 100;
/** Of so many proportions, a hundredth apart, each is a picture of its own. */
const proportions = 200;

/**
 * Product number `index` of the synthetic catalogue. It states what its kind is expected to, and looks like
 * no other of the first 12,800. Systems take the cartridges before them.
 */
export function syntheticProduct(index: number, expected: Expected): SyntheticProduct {
  const random = seeded(index + 1);
  const type = types[index % types.length] ?? 'system';
  const code = codeOf(index);
  const { facts = [], looks: shown = [], price: limit = {} } = expected.get(type) ?? {};
  const { from: least = 20, to: most = 3000 } = limit;
  const au = inCents(least + random() * (most / dearest - least));
  const nz = inCents(au * (1.02 + random() * (dearest - 1.02)));
  const only = random();
  const looks = [...shown].map(([field, word]) => `${field}: ${word}`);
  const price = `{ au: ${only < 0.03 ? 'not sold' : au}, nz: ${only > 0.95 ? 'not sold' : nz} }`;
  const cartridge = index - (index % types.length) - types.length + 5;
  const lines = [
    '# yaml-language-server: $schema=../schema/product.schema.json',
    `name: Synthetic ${type} ${index + 1}`,
    `summary: Synthetic product ${index + 1} of a catalogue that measures the build.`,
    'description: |',
    `  Product ${index + 1} exists to measure the build with as much text as a real product has.`,
    `  It has a flow, a size and a connection, and is listed in one category.`,
    '',
    `  Nothing here is a claim about any product. Read on at [where to buy](/stores).`,
    `type: ${type}`,
    `series: SYN-${Math.floor(index / 40)}`,
    `sources: [${pick(random, sources)}]`,
    `keywords: [synthetic ${index % 97}]`,
    `price: ${price}`,
    ...(looks.length === 0 ? [] : [`appearance: { ${looks.join(', ')} }`]),
    'specifications:',
    ...specifications(index, type, facts, random),
    ...(isPart(type) || cartridge < 0 ? [] : ['cartridges:', `  - { code: ${codeOf(cartridge)} }`]),
    'sample: true',
  ];
  return { code, yaml: `${lines.join('\n')}\n` };
}

function specifications(index: number, type: string, facts: readonly Fact[], random: () => number) {
  const ofKind = Math.floor(index / types.length);
  const round = Math.floor(ofKind / proportions) % connections.length;
  const height = 600 + 20 * round;
  const width = Math.round(height * (0.3 + (ofKind % proportions) / 100));
  const own: Readonly<Record<string, string | number>> = {
    flow: 5 + Math.floor(random() * 65),
    micron: 1 + 5 * round,
    // A system takes the cartridge of the round before.
    cartridgeSize: sizes[(isPart(type) ? ofKind : ofKind + sizes.length - 1) % sizes.length] ?? '',
    connection: `${connections[round]} inch BSP`,
    maxPressure: 500 + Math.floor(random() * 5) * 50,
    height,
    width,
    depth: width,
  };
  const stated = new Map<string, string | number>(Object.entries(own));
  for (const fact of facts)
    if (!stated.has(fact.id)) stated.set(fact.id, figureOrWords(fact, random));
  return [...stated].map(([id, value]) => `  ${id}: ${value}`);
}

function figureOrWords({ id, type, from = 1, to = 10 * from }: Fact, random: () => number) {
  if (type === 'text') return words[id] ?? 'As measured';
  // As often as the systems say that they are changed.
  if (id === 'interval') return 12;
  return Math.ceil(from + random() * (Math.min(to, 10 * from) - from));
}

export const codeOf = (index: number): string => `SYN${String(index + 1).padStart(5, '0')}`;
