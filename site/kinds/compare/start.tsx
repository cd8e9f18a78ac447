/** The comparison of any two to four products at /compare (QLT-06). */
import { startTool } from '../../tool-kit/start-tool.ts';
import { isCompareData } from './compare-data.ts';

void startTool({
  name: 'compare',
  dataUrl: '/tools/compare.json',
  isData: isCompareData,
  load: async () => (await import('./CompareTool.tsx')).CompareTool,
});
