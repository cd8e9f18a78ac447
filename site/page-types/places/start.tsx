/** The finder of stores and installers. React and the router load when its form is used, or if the address has a query. */
import { startToolOnUse } from '../../toolkit/start-tool.ts';
import { placesData } from './places-data.ts';

const form = document.querySelector<HTMLFormElement>('main search form');
if (form) {
  takeCodesAlong(form);
  // PlacesTool answers what was submitted before it loaded.
  const hold = (event: Event) => {
    event.preventDefault();
    form.dataset.sent = '';
  };
  form.addEventListener('submit', hold);
  startToolOnUse(
    {
      name: 'places',
      data: placesData,
      load: async () => (await import('./PlacesTool.tsx')).PlacesTool,
    },
    [form],
    () => form.removeEventListener('submit', hold),
  );
}

function takeCodesAlong(form: HTMLFormElement): void {
  const params = new URLSearchParams(location.search);
  const value = params.get('part');
  if (value === null) return;
  const wanted = params.get('for');
  const service = form.querySelector('select');
  const option = [...(service?.options ?? [])].find(
    (each) => wanted && each.value.startsWith(wanted),
  );
  if (service?.value === '' && option) option.selected = true;
  const field = Object.assign(document.createElement('input'), {
    type: 'hidden',
    name: 'part',
    value,
  });
  form.append(field);
}
