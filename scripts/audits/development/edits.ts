/** What people and their tools do to a catalogue's files, and what the site must show in the end. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answered } from './server.ts';

export type Look = {
  readonly country: string;
  readonly path: string;
  readonly shows: (answer: Answered) => boolean;
};
export type Edit = {
  readonly name: string;
  /** One step on the disk: the first reload after it shows it, with no other in between. */
  readonly atOnce?: boolean;
  /** Part of the message that pages get before the last step, which waits for it. */
  readonly fault?: string;
  readonly act: () => void | Promise<void>;
  readonly last?: () => void;
  readonly looks: readonly Look[];
};

const cartridge = (n: number, more = '') => `name: Carbon cartridge
summary: A carbon cartridge for the WH series.
type: cartridge
price: { au: ${10 * n}, nz: ${11 * n} }
specifications: { micron: 5 }
treats: [chlorine]
${more}fits: [WH-2]
`;
const elbow = (n: number) => `name: Elbow
summary: An elbow for dealers.
type: fitting
price: { au: ${10 * n}, nz: ${11 * n} }
`;

const missing = (path: string): Look => ({
  country: 'au',
  path,
  shows: ({ status }) => status === 404,
});

/** Prices with GST, in both countries. */
const prices = (path: string, n: number): Look[] =>
  [
    { country: 'au', amount: 10 * n * 1.1 },
    { country: 'nz', amount: 11 * n * 1.15 },
  ].map(({ country, amount }) => ({
    country,
    path,
    shows: ({ status, body }) =>
      status === 200 &&
      body.includes(`<data value="${(Math.round(amount * 100) / 100).toFixed(2)}"`),
  }));

/** One edit of each kind; `n` makes its values new. `root` is a copy of the fixture in a git repository. */
export function editsOf(root: string, n: number): Edit[] {
  const at = (name: string) => join(root, name);
  const write = (name: string, text: string) => {
    mkdirSync(dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text);
  };
  const remove = (name: string) => rmSync(at(name), { recursive: true, force: true });
  const git = (...args: readonly string[]) => {
    const who = ['-c', 'user.name=audit', '-c', 'user.email=audit@example.com'];
    const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}\n${stderr}`);
  };
  const file = 'products/CT-1.yaml';
  const value = (kind: number) => n * 20 + kind;
  const shown = (kind: number) => prices('/CT-1', value(kind));

  return [
    { name: 'saved', atOnce: true, act: () => write(file, cartridge(value(1))), looks: shown(1) },
    {
      name: 'saved beside and renamed, as editors do',
      act: () => {
        write('products/.CT-1.yaml.swp', cartridge(value(2)));
        renameSync(at('products/.CT-1.yaml.swp'), at(file));
      },
      looks: shown(2),
    },
    {
      name: 'saved five times in a tenth of a second',
      act: async () => {
        for (let save = 1; save <= 5; save += 1) {
          write(file, cartridge(value(3) + (5 - save) * 1000));
          await wait(20);
        }
      },
      looks: shown(3),
    },
    {
      name: 'saved half, then whole',
      act: async () => {
        write(file, cartridge(value(4)).slice(0, 70));
        await wait(120);
        write(file, cartridge(value(4)));
      },
      looks: shown(4),
    },
    {
      name: 'broken, then corrected',
      fault: `${file}:4:14`,
      act: () => write(file, cartridge(value(5)).replace(/au: \d+/, 'au: "1,5"')),
      last: () => write(file, cartridge(value(5))),
      looks: shown(5),
    },
    {
      name: 'a file added',
      atOnce: true,
      act: () => write('products/NEW-1.yaml', elbow(value(6))),
      looks: prices('/NEW-1', value(6)),
    },
    {
      name: 'a file renamed',
      act: () => renameSync(at('products/NEW-1.yaml'), at('products/NEW-2.yaml')),
      looks: [missing('/NEW-1'), ...prices('/NEW-2', value(6))],
    },
    {
      name: 'edited and deleted in a twentieth of a second',
      act: async () => {
        write('products/NEW-2.yaml', elbow(value(7)));
        await wait(50);
        remove('products/NEW-2.yaml');
      },
      looks: [missing('/NEW-2')],
    },
    {
      name: 'a folder removed and restored',
      act: async () => {
        cpSync(at('products'), at('../products'), { recursive: true });
        remove('products');
        await wait(30);
        cpSync(at('../products'), at('products'), { recursive: true });
        remove('../products');
        write(file, cartridge(value(8)));
      },
      looks: shown(8),
    },
    {
      name: 'git checkout',
      act: async () => {
        write(file, cartridge(value(9)));
        git('add', '-A');
        git('commit', '-q', '-m', 'A price');
        remove('products');
        remove('pages');
        await wait(60);
        git('checkout', '-q', '--', '.');
      },
      looks: shown(9),
    },
    {
      name: 'a picture dropped in',
      fault: `p${n}.svg`,
      act: () =>
        write(
          file,
          cartridge(value(10), `images: [{ file: products/p${n}.svg, alt: A cartridge }]\n`),
        ),
      last: () => cpSync(at('images/products/ct-1.svg'), at(`images/products/p${n}.svg`)),
      looks: shown(10),
    },
    {
      name: 'a word of the search data',
      atOnce: true,
      act: () => write('products/CT-1.yaml', cartridge(value(11), `keywords: [word-${n}]\n`)),
      looks: [
        ...shown(11),
        { country: 'nz', path: '/items.json', shows: ({ body }) => body.includes(`word-${n}`) },
      ],
    },
  ];
}
