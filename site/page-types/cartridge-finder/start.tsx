import { startTool } from '../../tool-kit/start-tool.ts';
import { cartridgeData } from './cartridge-data.ts';
import { openFinderList } from './finder-list.ts';

void startTool({
  name: 'cartridge-finder',
  data: cartridgeData,
  prepare: openFinderList,
  load: async () => (await import('./FinderTool.tsx')).FinderTool,
});
