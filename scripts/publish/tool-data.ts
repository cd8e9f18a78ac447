/** Data that the tools of the site load when they are used: one small file each. */
import type { Country } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import { cartridgeFile } from '../../site/kinds/cartridge-finder/cartridge-file.ts';
import { compareFile } from '../../site/kinds/compare/compare-file.ts';
import { productCodesFile } from '../../site/kinds/form/product-codes-file.ts';
import { selectorFile } from '../../site/kinds/selector/selector-file.ts';
import type { HostFile } from './host-file.ts';

const dataFiles = [selectorFile, cartridgeFile, compareFile, productCodesFile];

/** One entry a line, so that a change of one price is one line. */
export const toolData = (tables: Tables, country: Country): HostFile[] =>
  dataFiles.map(({ path, of }) => {
    const lists = Object.entries(of(tables, country)).map(
      ([key, entries]) =>
        `${JSON.stringify(key)}:[\n${entries.map((entry: object) => JSON.stringify(entry)).join(',\n')}\n]`,
    );
    return { path, content: `{\n${lists.join(',\n')}\n}\n` };
  });
