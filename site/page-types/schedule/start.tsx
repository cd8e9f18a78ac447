/** Shows a schedule of any products at /specifiers/schedule, with the comparison's data. */
import { readStoredList } from '../../browser/stored-lists.ts';
import { startToolOnUse } from '../../toolkit/start-tool.ts';
import { compareData } from '../compare/compare-data.ts';
import { addressOf } from '../compare/compared.ts';

// The page opens with the schedule that the visitor last built.
const codes = readStoredList('scheduled');
if (location.search === '' && codes.length > 0)
  history.replaceState(history.state, '', addressOf(codes, false));

startToolOnUse({
  name: 'schedule',
  data: compareData,
  load: async () => (await import('./ScheduleTool.tsx')).ScheduleTool,
});
