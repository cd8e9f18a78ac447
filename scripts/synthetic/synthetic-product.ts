import { pick, seeded } from './random.ts';

export type SyntheticProduct = { readonly code: string; readonly yaml: string };

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
const sources = ['mains', 'rainwater', 'bore', 'caravan'] as const;
const isPart = (type: string) => ['cartridge', 'housing', 'fitting'].includes(type);

/** Product number `index` of the synthetic catalogue. Systems take the cartridges before them. */
export function syntheticProduct(index: number): SyntheticProduct {
  const random = seeded(index + 1);
  const type = types[index % types.length] ?? 'system';
  const code = codeOf(index);
  const au = Math.round((20 + random() * 3000) * 100) / 100;
  const nz = Math.round(au * (1.02 + random() * 0.2) * 100) / 100;
  const only = random();
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
    'specifications:',
    `  flow: ${5 + Math.floor(random() * 65)}`,
    `  cartridgeSize: ${pick(random, sizes)}`,
    `  connection: ${pick(random, ['1 inch BSP', '3/4 inch BSP', '1.5 inch BSP'])}`,
    `  maxPressure: ${500 + Math.floor(random() * 5) * 50}`,
    ...(isPart(type) || cartridge < 0
      ? []
      : ['cartridges:', `  - { code: ${codeOf(cartridge)}, every: 12 }`]),
    'sample: true',
  ];
  return { code, yaml: `${lines.join('\n')}\n` };
}

export const codeOf = (index: number): string => `SYN${String(index + 1).padStart(5, '0')}`;
