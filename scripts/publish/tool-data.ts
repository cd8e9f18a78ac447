/** Data that the tools of the site load when they are used: one small file each. */
import type { Catalogue } from '../../codegen/catalogue.ts';
import type { Country } from '../../codegen/files/shared.ts';
import type { HostFile } from './host-file.ts';
import { cartridgeFinderData } from './tool-data/cartridge-finder.ts';
import { compareData } from './tool-data/compare.ts';
import { productCodes } from './tool-data/product-codes.ts';
import { selectorData } from './tool-data/selector.ts';

export function toolData(catalogue: Catalogue, country: Country): HostFile[] {
  return [
    file('selector', selectorData(catalogue, country)),
    file('cartridge-finder', cartridgeFinderData(catalogue, country)),
    file('compare', compareData(catalogue, country)),
    file('product-codes', productCodes(catalogue)),
  ];
}

/** Addressed as /tools/<name>.json. One entry a line, so that a change of one price is one line. */
function file(name: string, data: Readonly<Record<string, readonly object[]>>): HostFile {
  const lists = Object.entries(data).map(
    ([key, entries]) =>
      `${JSON.stringify(key)}:[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`,
  );
  return { path: `tools/${name}.json`, content: `{\n${lists.join(',\n')}\n}\n` };
}
