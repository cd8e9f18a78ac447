import { startToolOnUse } from '../../toolkit/start-tool.ts';
import { cartridgeData } from './cartridge-data.ts';

startToolOnUse({
  name: 'cartridge-finder',
  data: cartridgeData,
  load: async () => (await import('./FinderTool.tsx')).FinderTool,
});
