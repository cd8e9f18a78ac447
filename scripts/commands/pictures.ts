/** Copies a folder of photos with messy names into the catalogue, named by product code. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { leastPixels } from '../../codegen/load/images.ts';
import { photographEndings } from '../../kernel/image-address.ts';
import {
  ask,
  count,
  type Editing,
  type EditOptions,
  finishEditing,
  openCatalogue,
} from '../editing/editing.ts';
import { UserError } from '../user-error.ts';

type Options = EditOptions & { readonly yes?: true | undefined };

export async function run(folder: string, options: Options): Promise<number> {
  const editing = await openCatalogue(options.catalogue);
  const isComplete = await addPictures(editing, folder);
  const status = await finishEditing(editing, {
    ...options,
    quiet: true,
    ...(!options.yes && { confirm: (files) => ask(`Copy ${files}?`, 'Add --yes to copy them.') }),
  });
  return isComplete ? status : 1;
}

/** Proposes copies as images/products/CODE.jpg. Returns whether every photo matched. Throws a UserError if the folder doesn't exist. */
export async function addPictures(editing: Editing, folder: string): Promise<boolean> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`There's no folder called ${folder}. Check the path.`);
  const codes = editing.of('product').map(({ name }) => name);
  const patterns = codes.map((code) => ({ code, pattern: messyPattern(code) }));
  const names = readdirSync(folder).filter((name) => isPicture.test(name));
  const owners = new Map<string, string>();
  let left = 0;
  for (const name of names.sort()) {
    const path = join(folder, name);
    const bytes = readFileSync(path);
    const code = codeIn(name.slice(0, -extname(name).length), patterns);
    const ending = extname(name).slice(1).toLowerCase().replace('jpeg', 'jpg');
    const target = `images/products/${code}.${ending}`;
    const fault =
      (await faultOf(bytes, ending)) ??
      (code === undefined
        ? 'The file name needs one product code. Rename the file.'
        : existing(editing, code, owners));
    if (fault !== undefined || code === undefined) {
      left++;
      console.error(`${path}: ${fault}`);
      continue;
    }
    owners.set(code, name);
    editing.proposal.create(target, bytes);
    const { orientation = 1 } = await sharp(bytes).metadata();
    const turned = orientation > 1 ? " (rotated by the camera, so check it's upright)" : '';
    console.log(`${name} → ${target}${turned}`);
  }
  console.log(
    `${count(owners.size, 'picture')} matched a product.${left > 0 ? ` Skipped ${count(left, 'picture')} for the reasons above.` : ''}`,
  );
  return left === 0;
}

const isPicture = /\.(?:jpe?g|png|webp|avif|svg|heic|heif|tiff?|gif|bmp|psd|ai|eps|pdf)$/i;

/** Matches WH2-60 as "wh2_60", "WH2 6O" or "WH260", but not in WH2-605. */
const messyPattern = (code: string): RegExp =>
  new RegExp(
    `(?<![a-z\\d])${code
      .split('-')
      .map((part) => part.replaceAll(/[O0]/gi, '[o0]'))
      .join('[^a-z\\d]*')}(?![a-z\\d])`,
    'i',
  );

/** Finds the longest code in a name, such as WH2-60-LF rather than WH2-60. Undefined for no code or a tie. */
function codeIn(
  stem: string,
  patterns: readonly { readonly code: string; readonly pattern: RegExp }[],
): string | undefined {
  const found = patterns
    .filter(({ pattern }) => pattern.test(stem))
    .map(({ code }) => code)
    .sort((a, b) => b.length - a.length);
  const [first, second] = found;
  return second !== undefined && second.length === first?.length ? undefined : first;
}

function existing({ root }: Editing, code: string, owners: ReadonlyMap<string, string>) {
  const other = owners.get(code);
  if (other !== undefined) return `${other} is also a picture of ${code}. Keep one of them.`;
  const names = ['svg', ...photographEndings].map((each) => `images/products/${code}.${each}`);
  const own = names.find((name) => existsSync(join(root, name)));
  return own && `${code} already has a picture. To use this one, delete ${own} first.`;
}

async function faultOf(bytes: Buffer, ending: string): Promise<string | undefined> {
  if (/^hei[cf]$/.test(ending)) return "Browsers can't show HEIC files. Export this one as JPEG.";
  if (ending !== 'svg' && !photographEndings.some((each) => each === ending))
    return `Browsers can't show ${ending.toUpperCase()} files. Export this one as JPEG or PNG.`;
  const data = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!data) return "This picture can't be opened. Export it again.";
  // Phones give HEIC files other extensions too.
  if (data.format === 'heif' && data.compression === 'hevc')
    return "This picture is really HEIC, which browsers can't show. Export it as JPEG.";
  if (data.space === 'cmyk')
    return 'This picture uses CMYK, so the colours would look wrong on a screen. Export it as RGB.';
  const longest = Math.max(data.width, data.height);
  return ending !== 'svg' && longest < leastPixels
    ? `This picture is ${data.width} × ${data.height} pixels. The longer side must be at least ${leastPixels}.`
    : undefined;
}
