import { ownSpace } from '../components/SpaceField/own-space.ts';

/** Keeps a visitor's own value in the address and in links to go on with. An empty value removes it. */
export function keepInAddress(name: string, value: string, links: string): void {
  const withValue = (address: string) => {
    const url = new URL(address);
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
    return url.href.slice(url.origin.length);
  };
  history.replaceState(history.state, '', withValue(location.href));
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links))
    link.setAttribute('href', withValue(link.href));
}

/** Sends what the visitor typed into "Will it fit?", a filter or a table by litres a day with a compare form. */
export function sendAddress(form: HTMLFormElement | null): void {
  form?.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of new URLSearchParams(location.search))
      if (['space', 'litres', 'kWh'].includes(name) && value !== ownSpace)
        formData.set(name, value);
  });
}
