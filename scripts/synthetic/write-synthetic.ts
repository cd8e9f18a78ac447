/** Copies our own site and adds copies of its current products under other codes, in categories of forty. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { ProductFile } from '../../kernel/generated/product.ts';
import { codePattern } from '../editing/mentions.ts';

const perCategory = 40;

type Original = { readonly code: string; readonly text: string };

/** Returns the number of files. The folder is new or empty. */
export function writeSynthetic(from: string, out: string, count: number): number {
  cpSync(from, out, { recursive: true });
  const folder = join(out, 'products');
  const originals = readdirSync(folder)
    .sort()
    .map((name) => ({
      code: name.replace('.yaml', ''),
      text: readFileSync(join(folder, name), 'utf8'),
    }))
    .filter(({ text }) => !/^(?:replacedBy|discontinued\w*|dealerOnly):/m.test(text));
  const places = new Map(originals.map(({ code }, index) => [code, index]));
  const all = codePattern(...places.keys());
  for (let index = 0; index < count; index++) {
    const original = originals[index % originals.length];
    const round = index - (index % originals.length);
    /** A system takes the parts of its own round. The last round lacks some. */
    const renamed = (code: string): string => {
      const copy = round + (places.get(code) ?? count);
      return copy < count ? codeOf(copy) : code;
    };
    if (original)
      writeFileSync(join(folder, `${codeOf(index)}.yaml`), copyOf(original, index, all, renamed));
  }
  writeFileSync(join(out, 'categories', 'synthetic.yaml'), categoryYaml(count));
  const menu = join(out, 'menus', 'plumbers.yaml');
  const text = readFileSync(menu, 'utf8');
  writeFileSync(menu, text.replace(/^items:$/m, 'items:\n  - category: /synthetic'));
  return readdirSync(out, { recursive: true }).length;
}

const codeOf = (index: number): string => `SYN${String(index + 1).padStart(5, '0')}`;

/** Leaves out what the original says about itself in words, because it isn't true of a copy. */
function copyOf(
  { code, text }: Original,
  index: number,
  codes: RegExp,
  renamed: (code: string) => string,
): string {
  const file: ProductFile = parse(text.replaceAll(codes, renamed));
  const { type, sources, installation, appearance, price, specifications } = file;
  const { certifications, leadFreeVersion, finishes, cartridges, spares, fits } = file;
  return stringify({
    name: `Synthetic ${type} ${index + 1}`,
    summary: `Synthetic product ${index + 1} of a test catalogue.`,
    description: `Product ${index + 1} is made up, so that builds can be measured. Its text is as long as a real product's.\nIt has a flow, a size and a connection, and is listed in one category.\n\nNothing here is a claim about any product. See [where to buy](/stores).\n`,
    series: `SYN-${Math.floor(index / perCategory)}`,
    keywords: [`synthetic ${index % 97}`],
    ...{ type, sources, installation, appearance, pictureOf: code, price, specifications },
    ...{ certifications, leadFreeVersion, finishes, cartridges, spares, fits, sample: true },
  });
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
  const text = 'Made-up products for measuring builds of any size.';
  const landing = { id: 100_000, ...range('Synthetic range', 'synthetic', text), categories };
  return stringify(landing, { lineWidth: 0 });
}
