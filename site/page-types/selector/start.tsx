import { startTool } from '../../tool-kit/start-tool.ts';
import { selectorData } from './selector-data.ts';

void startTool({
  name: 'selector',
  data: selectorData,
  prepare: async (data) => data,
  load: async () => (await import('./SelectorTool.tsx')).SelectorTool,
});
