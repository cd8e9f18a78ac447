/**
 * The data that scripts of pages fetch. The build reads this table without the markup and the styles
 * of the kinds, and writes a file for each line.
 */
import { cartridgeFile } from './cartridge-finder/cartridge-file.ts';
import { compareFile } from './compare/compare-file.ts';
import { productCodesFile } from './form/product-codes-file.ts';
import { selectorFile } from './selector/selector-file.ts';

export const dataFiles = [selectorFile, cartridgeFile, compareFile, productCodesFile];
