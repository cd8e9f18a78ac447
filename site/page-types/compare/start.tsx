import { startToolOnUse } from '../../toolkit/start-tool.ts';
import { compareData } from './compare-data.ts';

startToolOnUse({
  name: 'compare',
  data: compareData,
  load: async () => (await import('./CompareTool.tsx')).CompareTool,
});
