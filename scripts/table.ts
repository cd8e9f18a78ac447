/** npm run table: exports entries of the catalogue to a spreadsheet, and imports them again. */
import { runCommand } from './command.ts';
import { runTable } from './table/table-command.ts';

runCommand(() => runTable({ yes: false }));
