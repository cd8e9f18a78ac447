import { startTool } from '../../tool-kit/start-tool.ts';
import { compareData } from './compare-data.ts';
import { openCompareList } from './compare-list.ts';

void startTool({
  name: 'compare',
  data: compareData,
  prepare: openCompareList,
  load: async () => (await import('./CompareTool.tsx')).CompareTool,
});
