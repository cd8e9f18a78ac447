/** Which kind of file stands where in a catalogue, and what is said of one that stands elsewhere. */
import { join } from 'node:path';
import type { Problem } from './problem.ts';
import type { Kind } from './read/document.ts';

const folders: Readonly<Record<string, Kind>> = {
  categories: 'category',
  products: 'product',
  menus: 'menu',
  'dealer-range': 'dealer-range',
  pages: 'page',
  places: 'places',
};
/** Files that are there once, each with its kind. */
export const singleFiles: Readonly<Record<string, Kind>> = {
  'site.yaml': 'site',
  'specifications.yaml': 'specifications',
  'contaminants.yaml': 'contaminants',
  'redirects.yaml': 'redirects',
  'synonyms.yaml': 'synonyms',
  'promotions/banner.yaml': 'promotion',
  'promotions/summer-special.yaml': 'promotion',
  'promotions/featured.yaml': 'featured',
  'promotions/teaser-prices.yaml': 'teaser-prices',
  'promotions/promo-facts.yaml': 'promo-facts',
};

/** The kind of a file by its place, which is seen from the catalogue. */
export function kindOf(name: string): Kind | undefined {
  if (singleFiles[name]) return singleFiles[name];
  const [folder = '', rest = '', ...below] = name.split('/');
  const isOurs = below.length === 0 && rest.endsWith('.yaml') && !isCopy(name);
  return isOurs ? folders[folder] : undefined;
}

/** "stores - Copy.yaml", "WH2-60 (2).yaml": no file that somebody names himself has a blank. */
const isCopy = (name: string): boolean => name.includes(' ');

export const stemOf = (name: string): string =>
  name.slice(name.lastIndexOf('/') + 1).replace(/\.ya?ml$/, '');

/** Where a file is meant to stand that no kind of file belongs to: another ending, a blank in a code, a folder too many or none. */
export function placeMeant(name: string, isTaken: (name: string) => boolean): string | undefined {
  const [folder = '', ...below] = name.includes('/') ? name.split('/') : ['products', name];
  const last = (below.at(-1) ?? '').replace(/\.ya?ml(?:\.txt)?$/i, '.yaml');
  const code = /^[A-Z\d]+(?:[ -][A-Z\d]+)*\.yaml$/.test(last) ? last.replaceAll(' ', '-') : last;
  const meant = `${folder}/${code}`;
  const isProduct = name.includes('/') || /^[A-Z].*\d/.test(code);
  return isProduct && kindOf(meant) && !isTaken(meant) ? meant : undefined;
}

const problemOf = (file: string, message: string, write: string): Problem => ({
  severity: 'error',
  file,
  line: 1,
  column: 1,
  field: '',
  message,
  write,
  rule: 'stray-file',
});

/** A link that leads nowhere, a pipe, a device: reading it would fail, or never end. */
export const noFile = (file: string): Problem =>
  problemOf(file, 'this is no file that can be read', 'a file in its place, or take it away');

export const linkOut = (file: string): Problem =>
  problemOf(file, 'this is a link to a file outside the catalogue', 'the file itself in its place');

export const missingFile = (root: string, name: string, kind: Kind): Problem => ({
  ...problemOf(
    join(root, name).replaceAll('\\', '/'),
    'the file is missing',
    `${name} as schema/${kind}.schema.json describes it`,
  ),
  rule: 'missing-file',
});

/** What a file says, and where it stands, are two kinds. */
export function otherFolder(file: string, name: string, meant: Kind): Problem {
  const folder = Object.keys(folders).find((each) => folders[each] === meant) ?? '';
  const place = `${folder}/${name.slice(name.lastIndexOf('/') + 1)}`;
  const what = `what ${folder} holds, and stands in ${name.slice(0, name.lastIndexOf('/'))}`;
  return problemOf(file, `this file says ${what}`, `the name ${place}`);
}

export function strayFile(file: string, name: string, meant: string | undefined): Problem {
  if (meant !== undefined) return problemOf(file, overlooked(name), `the name ${meant}`);
  if (isCopy(name))
    return problemOf(
      file,
      'the name of this file has a blank in it, as copies have that a file manager makes',
      'a name without a blank, or delete the file',
    );
  const promotions = Object.keys(singleFiles).filter((each) => each.startsWith('promotions/'));
  return problemOf(
    file,
    'no kind of file belongs here',
    name.startsWith('promotions/')
      ? `it into ${promotions.join(', ')}, or delete the file`
      : 'the file into categories, products, menus, dealer-range, pages, promotions or places, ending in .yaml',
  );
}

function overlooked(name: string): string {
  if (!name.includes('/')) return 'the file stands beside the folders';
  if (name.split('/').length > 2) return 'the file stands in a folder within its own';
  const ending = /\.ya?ml(?:\.txt)?$/i.exec(name)?.[0] ?? '';
  return ending === '.yaml'
    ? 'the name of this file has a blank in it, and a code has none'
    : `the file ends in ${ending} and would be overlooked`;
}
