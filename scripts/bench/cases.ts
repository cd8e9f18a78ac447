/** What is measured: commands as a person types them, in a copy of this checkout, after an edit that people make. */
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Fault } from '../fault.ts';
import { type CaseResult, type Measured, measure } from './measure.ts';

export type Place = {
  readonly checkout: string;
  readonly catalogue: string;
  readonly out: string;
};
export type Case = {
  readonly name: string;
  readonly run: (place: Place) => Promise<CaseResult>;
};

let aside = 0;

/**
 * Takes a file or folder away, which stays beside the checkout until the measuring ends: for minutes
 * after thousands of files were removed, ext4 makes new ones slowly.
 */
function putAside({ checkout }: Pick<Place, 'checkout'>, path: string): void {
  if (!existsSync(path)) return;
  aside += 1;
  renameSync(path, join(dirname(checkout), `${aside}-${basename(path)}`));
}

const cold = (place: Place) => {
  const { checkout, out } = place;
  for (const kept of [join(checkout, '.cache'), join(checkout, 'site/generated'), out])
    putAside(place, kept);
};

/** In this order: each finds what those before have left. */
export const cases: readonly Case[] = [
  { name: 'clean build', run: after(cold, build) },
  { name: 'build after one price', run: after(editPrice, build) },
  { name: 'check after one price', run: after(editPrice, check) },
  { name: 'build after a template', run: after(editTemplate, build) },
];

/** All pictures encoded; the rest is as it was. */
export const pictures: Case = {
  name: 'pictures, cold',
  run: after(
    (place) => putAside(place, join(place.checkout, '.cache/images')),
    (place) => npm(place, 'build', '--out', place.out),
  ),
};

function after(edit: (place: Place) => void, command: (place: Place) => Promise<Measured>) {
  return async (place: Place): Promise<CaseResult> => {
    edit(place);
    const before = filesOf(place.out);
    const measured = await command(place);
    const written = [...filesOf(place.out)].filter(([file, state]) => before.get(file) !== state);
    return { ...measured, written: written.length };
  };
}

const npm = ({ checkout, catalogue }: Place, name: string, ...args: string[]) =>
  measure(['npm', 'run', name, '--', '--catalogue', catalogue, ...args], checkout);

function build(place: Place): Promise<Measured> {
  return npm(place, 'build', '--out', place.out, '--without-images');
}

function check(place: Place): Promise<Measured> {
  return npm(place, 'check');
}

let edits = 0;

function editPrice({ catalogue }: Place): void {
  const products = join(catalogue, 'products');
  const priced = readdirSync(products).find(
    (name) =>
      name.startsWith('SYN') && /\bau: [\d.]/.test(readFileSync(join(products, name), 'utf8')),
  );
  if (priced === undefined) throw new Fault('no product has a price to be changed');
  edits += 1;
  // The dollars stay: another price might be a fault of the catalogue.
  replace(join(products, priced), /\bau: (\d+)(\.\d+)?/, `au: $1.${10 + (edits % 90)}`);
}

/** Of all products' pages. */
function editTemplate({ checkout }: Place): void {
  edits += 1;
  const file = join(checkout, 'site/kinds/product/Decision.tsx');
  replace(file, /<h1( data-edit="\d+")?/, `<h1 data-edit="${edits}"`);
}

function replace(file: string, from: RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!from.test(text)) throw new Fault(`${file} has nothing like ${from} to be edited`);
  writeFileSync(file, text.replace(from, to));
}

/** A file that is written again, or anew, is another one, or has another time. */
function filesOf(folder: string): Map<string, string> {
  if (!statSync(folder, { throwIfNoEntry: false })) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        const { ino, mtimeMs } = statSync(file);
        return [file, `${ino} ${mtimeMs}`];
      }),
  );
}
