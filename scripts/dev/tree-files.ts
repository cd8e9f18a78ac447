/** What a built tree holds beside its pages, made when it is asked for. */
import type { Catalogue } from '../../codegen/catalogue.ts';
import type { Country } from '../../kernel/contract.ts';
import { ImageRequestError } from '../../kernel/image-address.ts';
import type { SearchItem } from '../../kernel/search-item.ts';
import { backendsUrl } from '../../site/commerce/backends.ts';
import { filesByPath, hostFiles } from '../build/host-files.ts';
import { imageCache, imageSources } from '../build/images.ts';
import { createImageHandler, type ImageHandler } from '../images/handle-images.ts';
import { readAddress } from '../images/read-address.ts';
import type { ImageSources } from '../images/sources.ts';
import { embeddedBackends } from '../preview/backend-addresses.ts';
import { backendItems, type LoadItems, readItems } from '../preview/backends/items.ts';
import { type FindMove, readRedirectRules } from '../preview/redirect-rules.ts';

export type TreeFiles = {
  /** By their paths, without a slash in front. */
  readonly files: ReadonlyMap<string, string>;
  readonly move: FindMove;
};

/**
 * The one place where development takes files of a tree from the build: what a server with
 * embedded backends must replace in them is replaced here.
 */
export function treeFiles(catalogue: Catalogue, country: Country): TreeFiles {
  const files = new Map(filesByPath(hostFiles(catalogue, country)));
  const own = embeddedBackends(catalogue.site.backends);
  files.set(backendsUrl.slice(1), `${JSON.stringify(own)}\n`);
  return { files, move: readRedirectRules(files.get('_redirects') ?? '', '_redirects') };
}

/** The items that the embedded backends search: those of the tree. */
export function itemsOf(filesOf: (country: Country) => TreeFiles): LoadItems {
  const held = new Map<Country, readonly SearchItem[]>();
  return backendItems((country) => {
    const items = held.get(country) ?? readItems(filesOf(country).files);
    held.set(country, items);
    return items;
  });
}

type Pictures = { readonly sources: ImageSources; readonly answer: ImageHandler };
const known = new WeakMap<Catalogue, Pictures>();

function picturesOf(root: string, catalogue: Catalogue): Pictures {
  const before = known.get(catalogue);
  if (before) return before;
  const sources = imageSources(root, catalogue);
  const made = { sources, answer: createImageHandler(sources, imageCache) };
  known.set(catalogue, made);
  return made;
}

/** `/_ipx/…` from catalogue/images, else drawn from the products as they are now. */
export const pictures = (root: string, catalogue: Catalogue): ImageHandler =>
  picturesOf(root, catalogue).answer;

/** What is seen of a picture, by the version of its source: drawn once, however many editions hold it. */
const contents = new Map<string, Promise<string | undefined>>();

/** Another one where the picture looks different. Undefined: it cannot be made. */
export async function pictureVersion(
  root: string,
  catalogue: Catalogue,
  url: string,
): Promise<string | undefined> {
  try {
    const { source, format } = readAddress(url);
    const found = await picturesOf(root, catalogue).sources.find(source, format);
    if (!found) return undefined;
    const content = contents.get(found.version) ?? found.open().then((opened) => opened?.content);
    contents.set(found.version, content);
    return await content;
  } catch (error) {
    if (error instanceof ImageRequestError) return undefined;
    throw error;
  }
}
