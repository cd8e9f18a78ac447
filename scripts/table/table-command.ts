/** Reads the command line of `table`, and of `prices`, which is the same without a question. */
import { isRealDate } from '../../codegen/validate/real-date.ts';
import { readWords, wrongUsage } from '../arguments.ts';
import { editOptions, openCatalogue } from '../editing/editing.ts';
import { exportTo } from './export-table.ts';
import { importFrom } from './import-table.ts';

const usage = `npx puretec table export FILE [--kind KIND] [--columns LIST] [--products FIELD=VALUE] [--overwrite]
       npx puretec table import FILE [--map "Our heading=Theirs"] [--from DATE] [--gst inc|ex] [--skip-unknown]
                           [--skip] [--update-printed] [--yes] [--dry-run] [--anyway] [--catalogue DIR]
KIND is products, redirects, places or pictures. LIST is prices, facts, texts or new, or fields: weight,flow,micron.
For example: npx puretec table export prices.xlsx
             npx puretec table export cartridges.xlsx --products type=cartridge --columns weight,flow,micron
             npx puretec table import supplier.xlsx --map "Code=SKU" --map "AU ex GST=Trade" --skip-unknown`;

const options = {
  ...editOptions,
  kind: { type: 'string', default: 'products' },
  columns: { type: 'string' },
  products: { type: 'string', multiple: true, default: [] as string[] },
  overwrite: { type: 'boolean', default: false },
  map: { type: 'string', multiple: true, default: [] as string[] },
  from: { type: 'string' },
  gst: { type: 'string' },
  skip: { type: 'boolean', default: false },
  'skip-unknown': { type: 'boolean', default: false },
  'update-printed': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

/** `yes`: without a question, as scripts have always run `prices`. */
export async function runTable({ yes }: { readonly yes: boolean }): Promise<number> {
  const { words, ...given } = readWords(usage, options);
  const [action, file, ...rest] = words;
  if (file === undefined || rest.length > 0)
    throw wrongUsage('It takes "export" or "import", and a file.', usage);
  if (action !== 'export' && action !== 'import')
    throw wrongUsage(`It takes "export" or "import", not "${action}".`, usage);
  if (given.from !== undefined && !isRealDate(given.from))
    throw wrongUsage(`--from takes a date such as 2027-03-01, not "${given.from}".`, usage);
  if (given.gst !== undefined && !['inc', 'ex'].includes(given.gst))
    throw wrongUsage(`--gst takes inc or ex, not "${given.gst}".`, usage);
  const editing = await openCatalogue(given.catalogue);
  return action === 'export'
    ? exportTo(file, editing, given)
    : importFrom(file, editing, { ...given, yes: yes || given.yes });
}
