import { startTool } from '../../tool-kit/start-tool.ts';
import { cartridgeData } from './cartridge-data.ts';

void startTool({
  name: 'cartridge-finder',
  data: cartridgeData,
  load: async () => (await import('./FinderTool.tsx')).FinderTool,
});
