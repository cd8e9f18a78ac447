import { startTool } from '../../toolkit/start-tool.ts';
import { compareData } from './compare-data.ts';

void startTool({
  name: 'compare',
  data: compareData,
  load: async () => (await import('./CompareTool.tsx')).CompareTool,
});
