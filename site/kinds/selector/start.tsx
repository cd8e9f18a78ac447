/** The product selector at /world (RTE-30, GEN-02). */
import { startTool } from '../../tool-kit/start-tool.ts';
import { isSelectorData } from './selector-data.ts';

void startTool({
  name: 'selector',
  dataUrl: '/tools/selector.json',
  isData: isSelectorData,
  load: async () => (await import('./SelectorTool.tsx')).SelectorTool,
});
