/** The cartridge finder at /find-my-cartridge (QLT-05). */
import { startTool } from '../../tool-kit/start-tool.ts';
import { isCartridgeData } from './cartridge-data.ts';

void startTool({
  name: 'cartridge-finder',
  dataUrl: '/tools/cartridge-finder.json',
  isData: isCartridgeData,
  load: async () => (await import('./FinderTool.tsx')).FinderTool,
});
