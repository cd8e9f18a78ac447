/** Exports catalogue entries to a spreadsheet, and imports them again. */
import { openCatalogue } from '../editing/editing.ts';
import { type ExportOptions, exportTo } from '../table/export-table.ts';
import { type ImportOptions, importFrom } from '../table/import-table.ts';

type InCatalogue<Options> = Options & { readonly catalogue: string };

export const exportTable = async (
  file: string,
  { catalogue, ...options }: InCatalogue<ExportOptions>,
): Promise<number> => exportTo(file, await openCatalogue(catalogue), options);

export const importTable = async (
  file: string,
  { catalogue, ...options }: InCatalogue<ImportOptions>,
): Promise<number> => importFrom(file, await openCatalogue(catalogue), options);
