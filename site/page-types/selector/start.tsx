import { startTool } from '../../tool-kit/start-tool.ts';
import { selectorData } from './selector-data.ts';

void startTool({
  name: 'selector',
  data: selectorData,
  load: async () => (await import('./SelectorTool.tsx')).SelectorTool,
});
