/** Knows each folder's type of file, and reports files in the wrong place. */
import { basename, join } from 'node:path';
import { type Diagnostic, fileDiagnostic } from '../diagnostics/diagnostic.ts';
import { eitherOf } from '../diagnostics/words.ts';
import type { FileType } from '../document.ts';

const folders: Readonly<Record<string, FileType>> = {
  categories: 'category',
  products: 'product',
  menus: 'menu',
  'dealer-range': 'dealer-range',
  pages: 'page',
  places: 'places',
};
/** Files that exist only once, with their types. */
export const singleFiles: Readonly<Record<string, FileType>> = {
  'site.yaml': 'site',
  'specifications.yaml': 'specifications',
  'contaminants.yaml': 'contaminants',
  'claims.yaml': 'claims',
  'redirects.yaml': 'redirects',
  'synonyms.yaml': 'synonyms',
  'promotions/banner.yaml': 'promotion',
  'promotions/summer-special.yaml': 'promotion',
  'promotions/featured.yaml': 'featured',
  'promotions/teaser-prices.yaml': 'teaser-prices',
  'promotions/promo-facts.yaml': 'promo-facts',
};

export function fileTypeOf(name: string): FileType | undefined {
  const [folder = '', rest = '', ...below] = name.split('/');
  const isOurs = below.length === 0 && rest.endsWith('.yaml') && !isCopy(name);
  return singleFiles[name] ?? (isOurs ? folders[folder] : undefined);
}

/** File managers name copies with a space: "stores - Copy.yaml", "WH2-60 (2).yaml". */
const isCopy = (name: string): boolean => name.includes(' ');

export const nameWithoutExtension = (name: string): string =>
  name.slice(name.lastIndexOf('/') + 1).replace(/\.ya?ml$/, '');

/** Suggests an unknown file's path: with the right extension, no space in a code, and one folder. */
export function suggestPath(name: string, isTaken: (name: string) => boolean): string | undefined {
  const [folder = '', ...below] = name.includes('/') ? name.split('/') : ['products', name];
  const last = (below.at(-1) ?? '').replace(/\.ya?ml(?:\.txt)?$/i, '.yaml');
  const code = /^[A-Z\d]+(?:[ -][A-Z\d]+)*\.yaml$/.test(last) ? last.replaceAll(' ', '-') : last;
  const meant = `${folder}/${code}`;
  const isProduct = name.includes('/') || /^[A-Z].*\d/.test(code);
  return isProduct && fileTypeOf(meant) && !isTaken(meant) ? meant : undefined;
}

const stray = (file: string, message: string, write: string): Diagnostic =>
  fileDiagnostic(file, 'stray-file', message, write);

/** Reports a broken link, a pipe or a device, which would fail or never end. */
export const missingFolder = (file: string): Diagnostic =>
  stray(file, "This isn't an ordinary file.", 'Replace it with one, or delete it.');

export const escapingLink = (file: string): Diagnostic =>
  stray(
    file,
    'This is a link to a file outside the catalogue.',
    'Replace the link with the file itself.',
  );

export const missingFileDiagnostic = (root: string, name: string, kind: FileType): Diagnostic =>
  fileDiagnostic(
    join(root, name).replaceAll('\\', '/'),
    'missing-file',
    'This file is missing.',
    `Add ${name}, with the fields in schema/${kind}.schema.json.`,
  );

export function otherFolder(file: string, name: string, meant: FileType): Diagnostic {
  const folder = Object.keys(folders).find((each) => folders[each] === meant) ?? '';
  return stray(
    file,
    `This file is in the ${name.slice(0, name.lastIndexOf('/'))} folder, but it belongs in ${folder}.`,
    `Move it to ${folder}/${basename(name)}.`,
  );
}

export function unknownFile(file: string, name: string, meant: string | undefined): Diagnostic {
  if (/\.(?:xlsx?|csv|docx?|pdf|pptx?)$/i.test(name))
    return stray(
      file,
      "The site doesn't read this type of file here.",
      /\.pdf$/i.test(name)
        ? 'Move it to catalogue/documents.'
        : /\.(?:xlsx?|csv)$/i.test(name)
          ? 'Move it out of the catalogue. To import it, run npx puretec table import FILE.'
          : 'Move it out of the catalogue, and copy its text into a YAML file.',
    );
  if (meant !== undefined)
    return stray(
      file,
      overlooked(name),
      `${meant.endsWith(`/${name.split('/').at(-1)}`) ? 'Move' : 'Rename'} it to ${meant}.`,
    );
  if (isCopy(name.split('/').at(-1) ?? ''))
    return stray(
      file,
      'This file name has a space, so it looks like a copy.',
      'Rename it without the space, or delete it.',
    );
  const promotions = Object.keys(singleFiles).filter((each) => each.startsWith('promotions/'));
  return stray(
    file,
    "The site doesn't read a file with this name here.",
    name.startsWith('promotions/')
      ? `Move its text into ${eitherOf(promotions)}, or delete it.`
      : 'Move it to categories, products, menus, dealer-range, pages, promotions or places, and give it a name that ends in .yaml.',
  );
}

function overlooked(name: string): string {
  if (!name.includes('/')) return "This file isn't in a folder, so the site doesn't read it.";
  if (name.split('/').length > 2)
    return "This file is one folder too deep, so the site doesn't read it.";
  const ending = /\.ya?ml(?:\.txt)?$/i.exec(name)?.[0] ?? '';
  return ending === '.yaml'
    ? "This file name has a space, and a product code can't have one."
    : `This file name ends in ${ending}, so the site doesn't read it.`;
}

/** Matches hidden files, and leftovers of editors and systems: x.yaml~, ~$x.xlsx, #x.yaml#, 4913, Thumbs.db. */
export const isEditorLeftover = (name: string): boolean =>
  /^\.|~$|^~\$|^#.*#$|\.(?:bak|orig|swp|tmp)$|^\d+$|^(?:thumbs\.db|desktop\.ini)$/i.test(name);
