/** Lists the scripts' data files here, so the build doesn't load views and styles. */
import { cartridgeFile } from './cartridge-finder/cartridge-file.ts';
import { compareFile } from './compare/compare-file.ts';
import { productCodesFile } from './form/product-codes-data.ts';
import { placesFile } from './places/places-data.ts';
import { selectorFile } from './selector/selector-file.ts';

export const dataFiles = [selectorFile, cartridgeFile, compareFile, productCodesFile, placesFile];
