/** Shows the visitor's list at /saved, with the comparison's data. */
import { startTool } from '../../toolkit/start-tool.ts';
import { compareData } from '../compare/compare-data.ts';
import { addFromAddress } from './saved-list.ts';

addFromAddress();

void startTool({
  name: 'saved',
  data: compareData,
  load: async () => (await import('./SavedTool.tsx')).SavedTool,
});
