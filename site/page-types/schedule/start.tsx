/** The schedule of any products at /specifiers/schedule. It knows what the comparison knows. */
import { startTool } from '../../tool-kit/start-tool.ts';
import { compareData } from '../compare/compare-data.ts';

void startTool({
  name: 'schedule',
  data: compareData,
  load: async () => (await import('./ScheduleTool.tsx')).ScheduleTool,
});
