/** The visitor's list at /saved. It reads the data of the comparison: the same products, the same facts. */
import { startTool } from '../../tool-kit/start-tool.ts';
import { compareData } from '../compare/compare-data.ts';
import { addFromAddress } from './saved-list.ts';

addFromAddress();

void startTool({
  name: 'saved',
  data: compareData,
  load: async () => (await import('./SavedTool.tsx')).SavedTool,
});
