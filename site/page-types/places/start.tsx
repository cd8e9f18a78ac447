/**
 * The finder of stores and installers. Its form and the whole list are prerendered. React and the router load when the
 * form is touched, or at once if the address has a query.
 */
import { loadOnIntent } from '../../tool-kit/load-on-intent.ts';
import { startTool } from '../../tool-kit/start-tool.ts';
import { placesData } from './places-data.ts';

takeCodesAlong();

const start = () =>
  startTool({
    name: 'places',
    data: placesData,
    load: async () => (await import('./PlacesTool.tsx')).PlacesTool,
  });
const form = document.querySelector('main search');
// If it fails, the tool's own notice says so.
if (form) loadOnIntent([form], location.search !== '', start, () => {});

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
