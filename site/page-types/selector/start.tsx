import { startToolOnUse } from '../../toolkit/start-tool.ts';
import { selectorData } from './selector-data.ts';

startToolOnUse({
  name: 'selector',
  data: selectorData,
  load: async () => (await import('./SelectorTool.tsx')).SelectorTool,
});
