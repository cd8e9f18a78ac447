/** Copies our own site and adds invented products in categories of forty. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { ExpectedAppearance, Limit } from '../../codegen/entries.ts';
import { appearanceWords } from '../../codegen/rules/appearance.ts';
import { countries, countryKeys, homeCountry } from '../../kernel/countries.ts';
import type { ProductType } from '../../kernel/vocabulary.ts';
import { seeded } from './random.ts';

type Fact = {
  readonly id: string;
  readonly type: 'number' | 'text';
  readonly from?: number;
  readonly to?: number;
};
/** A product type's usual facts, and what its drawing and its price need. */
type Expected = {
  readonly facts: readonly Fact[];
  readonly appearance: string;
  readonly price: Limit;
  /** Likely numbers by specification. */
  readonly ranges: Readonly<Record<string, Range>>;
};
type Range = readonly [from: number, to: number];

const types = [
  ...(['system', 'undersink system', 'uv system', 'mixer tap'] as const),
  ...(['softener', 'cartridge', 'housing', 'fitting'] as const),
];
const parts: readonly string[] = ['cartridge', 'housing', 'fitting'];
const sizes = ['10 inch', '20 inch', '10 x 2.5 inch', '20 x 4.5 inch'];
const connections = ['0.25', '0.375', '0.5', '0.75', '1', '1.25', '1.5', '2'];
const sources = ['mains', 'rainwater', 'bore', 'caravan'];
/** Facts that no drawing uses, or that other products repeat. */
const usualFacts: Readonly<Record<string, string | number>> = {
  interval: 12,
  maxTemperature: 38,
  load: 40,
  averagePower: 5,
  uvLamp: '40 W',
  media: 'Carbon block',
  mounting: 'Wall',
  tap: 'Not included',
  power: '230 V',
  material: 'Polypropylene',
};
/** A price in another country is at most this many times the home country's. */
const dearest = 1.22;
/** Widths and depths for each height. Each combination has its own picture. */
const proportions = 200;
const perCategory = 40;

/** Returns the number of files. The folder is new or empty. */
export function writeSynthetic(from: string, out: string, count: number): number {
  cpSync(from, out, { recursive: true });
  mkdirSync(join(out, 'products'), { recursive: true });
  const expected = readExpected(from);
  for (let index = 0; index < count; index++)
    writeFileSync(join(out, 'products', `${codeOf(index)}.yaml`), productYaml(index, expected));
  writeFileSync(join(out, 'categories', 'synthetic.yaml'), categoryYaml(count));
  const menu = join(out, 'menus', 'plumbers.yaml');
  const text = readFileSync(menu, 'utf8');
  writeFileSync(menu, text.replace(/^items:$/m, 'items:\n  - category: /synthetic'));
  return readdirSync(out, { recursive: true }).length;
}

/** Chooses the first of alternative facts or words. */
function readExpected(catalogue: string): ReadonlyMap<string, Expected> {
  const file: {
    specifications: readonly Fact[];
    expected: readonly {
      type: ProductType;
      facts: readonly (string | readonly string[])[];
      looks?: readonly ExpectedAppearance[];
      price?: Limit;
      ranges?: Readonly<Record<string, Range>>;
    }[];
  } = parse(readFileSync(join(catalogue, 'specifications.yaml'), 'utf8'));
  return new Map(
    file.expected.map(({ type, facts, looks = [], price = {}, ranges = {} }) => {
      const ids = new Set(facts.flatMap((fact) => (typeof fact === 'string' ? fact : fact[0])));
      const appearance = looks.map((look) => `${look}: ${appearanceWords(type, look)[0] ?? ''}`);
      const known = file.specifications.filter(({ id }) => ids.has(id));
      return [type, { facts: known, appearance: appearance.join(', '), price, ranges }];
    }),
  );
}

const codeOf = (index: number): string => `SYN${String(index + 1).padStart(5, '0')}`;

/** Writes a product with all usual facts that looks different from the first 12,800. Systems take earlier cartridges. */
function productYaml(index: number, expected: ReadonlyMap<string, Expected>): string {
  const random = seeded(index + 1);
  const type = types[index % types.length] ?? 'system';
  const { facts = [], appearance = '', price: limit = {}, ranges = {} } = expected.get(type) ?? {};
  const cartridge = index - (index % types.length) - types.length + types.indexOf('cartridge');
  const hasCartridge = !parts.includes(type) && cartridge >= 0;
  return `# yaml-language-server: $schema=../schema/product.schema.json
name: Synthetic ${type} ${index + 1}
summary: Synthetic product ${index + 1} of a catalogue that measures the build.
description: |
  Product ${index + 1} exists to measure the build with as much text as a real product has.
  It has a flow, a size and a connection, and is listed in one category.

  Nothing here is a claim about any product. Read on at [where to buy](/stores).
type: ${type}
series: SYN-${Math.floor(index / perCategory)}
sources: [${sources[Math.floor(random() * sources.length)]}]
keywords: [synthetic ${index % 97}]
price: { ${prices(limit, random)} }
${type.endsWith('tap') ? 'certifications: [{ scheme: WELS, number: SAMPLE, stars: 5, litresPerMinute: 6 }]\n' : ''}${appearance && `appearance: { ${appearance} }\n`}specifications:
${specifications(index, type, { facts, ranges }, random)}
${hasCartridge ? `cartridges:\n  - { code: ${codeOf(cartridge)} }\n` : ''}sample: true
`;
}

/** About one product in twelve is only sold in one country. */
function prices({ from = 20, to = 3000 }: Limit, random: () => number): string {
  const home = inCents(from + random() * (to / dearest - from));
  const only = Math.floor(random() * 12 * countries.length);
  return countries
    .map((country, index) => {
      const factor = country === homeCountry ? 1 : 1.02 + random() * (dearest - 1.02);
      const isSold = only >= countries.length || only === index;
      return `${countryKeys[country]}: ${isSold ? inCents(home * factor) : 'not sold'}`;
    })
    .join(', ');
}

const inCents = (dollars: number): number => Math.round(dollars * 100) / 100;

function specifications(
  index: number,
  type: string,
  { facts, ranges }: Pick<Expected, 'facts' | 'ranges'>,
  random: () => number,
): string {
  const within = (id: string, share: number, [from, to] = ranges[id] ?? [50, 250]) =>
    from + share * (to - from);
  const ofType = Math.floor(index / types.length);
  const round = Math.floor(ofType / proportions) % connections.length;
  const share = (ofType % proportions) / proportions;
  const own: Readonly<Record<string, string | number>> = {
    // A tap's flow is its WELS rating.
    flow: type.endsWith('tap') ? 6 : Math.round(within('flow', random())),
    micron: 5,
    stages: 1,
    // A system takes a cartridge of the previous round.
    cartridgeSize: sizes[(parts.includes(type) ? ofType : ofType + 3) % sizes.length] ?? '',
    connection: `${connections[round]} inch BSP`,
    maxPressure: 500 + Math.floor(random() * 5) * 50,
    height: Math.round(within('height', round / connections.length)),
    width: Math.round(within('width', share)),
    depth: Math.round(within('depth', share)),
  };
  const others = facts.filter(({ id }) => !(id in own)).map((fact) => [fact.id, factValue(fact)]);
  return [...Object.entries(own), ...others].map(([id, value]) => `  ${id}: ${value}`).join('\n');

  function factValue({ id, type: factType, from = 1, to = 10 * from }: Fact): string | number {
    const usual = usualFacts[id];
    if (usual !== undefined) return usual;
    if (factType === 'text') return 'As measured';
    const number = within(id, random(), ranges[id] ?? [from, Math.min(to, 10 * from)]);
    // 384 kPa or 12 years would look like another unit.
    const step = id === 'warranty' ? 5 : /pressure$/i.test(id) ? 50 : 1;
    return Math.ceil(number / step) * step;
  }
}

function categoryYaml(count: number): string {
  const range = (name: string, url: string, description: string) => ({
    ...{ name, header: name, description, url },
    ...{ pageTitle: name, pageDescription: description, sample: true },
  });
  const categories = Array.from({ length: Math.ceil(count / perCategory) }, (_, index) => {
    const first = index * perCategory;
    const items = Array.from({ length: Math.min(perCategory, count - first) }, (_item, item) =>
      codeOf(first + item),
    );
    const text = `Products ${first + 1} to ${first + items.length} of the synthetic catalogue.`;
    const name = `Synthetic range ${index + 1}`;
    return { id: 100_001 + index, ...range(name, `range-${index + 1}`, text), items };
  });
  const text = 'Invented products that measure the build with as many pages as wanted.';
  const schema = '# yaml-language-server: $schema=../schema/category.schema.json\n';
  const landing = { id: 100_000, ...range('Synthetic range', 'synthetic', text), categories };
  return schema + stringify(landing, { lineWidth: 0 });
}
