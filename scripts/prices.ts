/** npm run prices: `table` for prices, without a question, because people run it in scripts. */
import { runCommand } from './command.ts';
import { runTable } from './table/table-command.ts';

runCommand(() => runTable({ yes: true }));
