/** The finder of stores and installers. Its form and the whole list are prerendered. */
import { startTool } from '../../tool-kit/start-tool.ts';
import { placesData } from './places-data.ts';

takeCodesAlong();

void startTool({
  name: 'places',
  data: placesData,
  load: async () => (await import('./PlacesTool.tsx')).PlacesTool,
});

/** The form sends the codes to buy with its own fields, also before the tool has loaded (errand b). */
function takeCodesAlong(): void {
  const value = new URLSearchParams(location.search).get('part');
  if (value === null) return;
  const field = Object.assign(document.createElement('input'), {
    type: 'hidden',
    name: 'part',
    value,
  });
  document.querySelector('main search form')?.append(field);
}
