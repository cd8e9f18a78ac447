/** What people do to a checkout between two builds. Every edit acts the same way on each copy it is given. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../project-root.ts';

export type Copy = {
  /** The folder of the checkout, and of the site that it builds. */
  readonly root: string;
  readonly out: string;
  readonly random: () => number;
};
export type Edit = {
  readonly name: string;
  readonly act: (copy: Copy) => void;
  /** Only what builds keep is touched: the sources are as they were. */
  readonly isOfTheCache?: true;
};

const pick = <T>({ random }: Copy, from: readonly T[]): T => {
  const chosen = from[Math.floor(random() * from.length)];
  if (chosen === undefined) throw new Error('there is nothing to choose from');
  return chosen;
};
const number = ({ random }: Copy, below: number) => Math.floor(random() * below) + 1;
const filesIn = (copy: Copy, folder: string): string[] =>
  readdirSync(join(copy.root, folder))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `${folder}/${name}`);

/** Replaces what is found first; where nothing is found, nothing is edited. */
function replace(copy: Copy, file: string, from: RegExp, to: (found: string) => string) {
  const path = join(copy.root, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(from, to));
}

/** An edit of one file, the same or one of a folder. */
const edit = (
  name: string,
  where: string,
  from: RegExp,
  to: (copy: Copy, found: string) => string,
): Edit => ({
  name,
  act(copy) {
    const file = where.includes('.') ? where : pick(copy, filesIn(copy, where));
    replace(copy, file, from, (found) => to(copy, found));
  },
});

const products = 'catalogue/products';

export const mending: Edit = {
  name: 'the catalogue as it was checked out',
  act({ root }) {
    rmSync(join(root, 'catalogue'), { recursive: true });
    cpSync(join(projectRoot, 'catalogue'), join(root, 'catalogue'), { recursive: true });
  },
};

const ofTheCatalogue: readonly Edit[] = [
  edit('a price', products, /au: [\d.]+/, (copy) => `au: ${number(copy, 3000)}.50`),
  edit('a price in one country', products, /nz: [\d.]+/, (copy) => `nz: ${number(copy, 3000)}`),
  edit('a summary', products, /summary: .*/, (_, found) => `${found} Once more.`),
  edit('a name', products, /^name: /m, (copy, found) => `${found}New ${number(copy, 99)} `),
  edit('a dealer-only product', products, /^type: /m, (_, found) => `dealerOnly: true\n${found}`),
  edit(
    'a range',
    'catalogue/categories',
    /name: /,
    (copy, found) => `${found}R${number(copy, 9)} `,
  ),
  edit('a page', 'catalogue/pages', /^title: /m, (copy, found) => `${found}P${number(copy, 99)} `),
  edit('a menu', 'catalogue/menus', /label: /, (copy, found) => `${found}M${number(copy, 9)} `),
  edit(
    'a series',
    'catalogue/dealer-range',
    /name: /,
    (copy, found) => `${found}S${number(copy, 9)} `,
  ),
  edit('a place', 'catalogue/places/stores.yaml', /suburb: /, (_, found) => `${found}New `),
  edit('a flag', 'catalogue/site.yaml', /isShowSpecialOffer: \w+/, (_, found) =>
    found.endsWith('true') ? found.replace('true', 'false') : found.replace('false', 'true'),
  ),
  edit(
    'a rate of GST',
    'catalogue/site.yaml',
    /gstPercent: \d+/,
    (copy) => `gstPercent: ${number(copy, 20)}`,
  ),
  edit(
    'the label of a country',
    'catalogue/site.yaml',
    /label: (Aotearoa )?/,
    (_, found) => `${found}Aotearoa `,
  ),
  edit('the banner', 'catalogue/promotions/banner.yaml', /text: /, (_, found) => `${found}New: `),
  edit(
    'a teaser price',
    'catalogue/promotions/teaser-prices.yaml',
    /"\d/,
    (copy) => `"${number(copy, 9)}`,
  ),
  edit(
    'a redirect',
    'catalogue/redirects.yaml',
    /redirects:\n/,
    (copy, found) => `${found}  - { from: /was-${number(copy, 9999)}, to: /faqs }\n`,
  ),
  edit('a contaminant', 'catalogue/contaminants.yaml', /name: /, (_, found) => `${found}C `),
  edit('a specification', 'catalogue/specifications.yaml', /label: /, (_, found) => `${found}L `),
  edit('a mistake', products, /^summary: /m, () => 'sumary: '),
  edit('a mistake mended', products, /^sumary: /m, () => 'summary: '),
  {
    name: 'all mistakes mended',
    act(copy) {
      for (const file of filesIn(copy, products))
        replace(copy, file, /^sumary: /gm, () => 'summary: ');
    },
  },
  {
    name: 'a new product',
    act(copy) {
      const from = join(copy.root, products, 'CT-T33.yaml');
      const source = existsSync(from) ? from : join(copy.root, pick(copy, filesIn(copy, products)));
      const code = `NEW-${number(copy, 999)}`;
      const text = readFileSync(source, 'utf8')
        .replace(/^name: .*/m, `name: New product ${code}`)
        .replace(/^(formerCodes|replacedBy|images): .*\n/gm, '');
      writeFileSync(join(copy.root, products, `${code}.yaml`), text);
    },
  },
  {
    name: 'a deleted product',
    act(copy) {
      const added = filesIn(copy, products).filter((file) => file.includes('/NEW-'));
      rmSync(join(copy.root, pick(copy, added.length > 0 ? added : filesIn(copy, products))));
    },
  },
  {
    name: 'a product of another code',
    act(copy) {
      const added = filesIn(copy, products).filter((file) => file.includes('/NEW-'));
      const file = pick(copy, added.length > 0 ? added : filesIn(copy, products));
      renameSync(
        join(copy.root, file),
        join(copy.root, products, `NEW-R${number(copy, 999)}.yaml`),
      );
    },
  },
  mending,
];

const ofTheCode: readonly Edit[] = [
  edit('a template', 'site/kinds/product/Product.tsx', /Where to buy/, (_, found) => `${found} it`),
  edit(
    'a component',
    'site/components/Price/Price.tsx',
    /className=/,
    () => 'data-walk="1" className=',
  ),
  edit('a style', 'site/styles/tokens.css', /\d+px/, (copy) => `${number(copy, 40)}px`),
  edit(
    'a script',
    'site/header/visit/page.ts',
    /$/,
    (copy) => `\nself.name ||= '${number(copy, 99)}';\n`,
  ),
  edit(
    'a drawing',
    'drawings/logo.ts',
    /#[0-9a-f]{6}/i,
    (copy) => `#${number(copy, 8) + 1}1223${number(copy, 8)}`,
  ),
];

/** The smallest picture: one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const ofPictures: readonly Edit[] = [
  {
    name: 'a photograph',
    act(copy) {
      const code = pick(copy, filesIn(copy, products)).replace(/^.*\/|\.yaml$/g, '');
      const folder = join(copy.root, 'catalogue', 'images', 'products');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${code}.png`), pixel);
    },
  },
  {
    name: 'photographs taken away',
    act: ({ root }) => rmSync(join(root, 'catalogue', 'images'), { recursive: true, force: true }),
  },
];

/** Deterministic in what they touch is not needed: the result must be the same whatever they do. */
const ofTheCache: readonly Edit[] = (
  [
    ['nothing at all', () => {}],
    [
      'a deleted cache',
      ({ root }) => {
        for (const name of readdirSync(join(root, '.cache'))) {
          if (name !== 'images') rmSync(join(root, '.cache', name), { recursive: true });
        }
      },
    ],
    ['a deleted site', ({ out }) => rmSync(out, { recursive: true, force: true })],
    ['half a record', ({ out }) => halve(join(out, '.puretec-files.json'))],
    [
      'half of every file of the cache',
      ({ root }) => {
        for (const name of readdirSync(join(root, '.cache'), {
          recursive: true,
          encoding: 'utf8',
        })) {
          if (!name.startsWith('images')) halve(join(root, '.cache', name));
        }
      },
    ],
    ['a published page written over', ({ out }) => writeIn(out, 'au/faqs.html', 'other')],
    ['a published page deleted', ({ out }) => rmSync(join(out, 'nz/faqs.html'), { force: true })],
    ['a foreign file in a tree', ({ out }) => writeIn(out, 'au/foreign.txt', 'foreign')],
    [
      'every time of the catalogue changed',
      ({ root }) => {
        for (const name of readdirSync(join(root, products))) {
          utimesSync(join(root, products, name), 1, 1);
        }
      },
    ],
  ] satisfies [string, Edit['act']][]
).map(([name, act]) => ({ name, act, isOfTheCache: true }));

function halve(file: string): void {
  if (existsSync(file) && statSync(file).isFile()) {
    truncateSync(file, Math.floor(statSync(file).size / 2));
  }
}

function writeIn(out: string, file: string, text: string): void {
  if (existsSync(join(out, file, '..'))) writeFileSync(join(out, file), text);
}

/** Content is edited twice as often as anything else, and what was broken is mended in between. */
export const edits: readonly Edit[] = [
  ...ofTheCatalogue,
  ...ofTheCatalogue.slice(0, 18),
  ...ofTheCode,
  ...ofPictures,
  ...ofTheCache,
];
