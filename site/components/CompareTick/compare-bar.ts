/** Lists the ticked products in a bar, which loads with the first tick. Without it, the form compares this page's ticks. */
import { sendAddress } from '../../browser/keep-in-address.ts';
import {
  hasStorage,
  maxCompared,
  onStoredListChange,
  readStoredList,
  writeStoredList,
} from '../../browser/stored-lists.ts';

let isStarted = false;
/** Adds a product from its own page. */
export let addToComparison = (_code: string): void => {};

export function startCompareBar(): void {
  const links = document.querySelector<HTMLElement>('[data-keep]');
  const form = document.querySelector<HTMLFormElement>('form#compare') ?? formAfter(links);
  if (!form || isStarted) return;
  isStarted = true;

  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  const elsewhere = document.createElement('span');
  const save = document.createElement('a');
  save.className = 'button button-quiet';
  const clear = document.createElement('button');
  clear.type = 'button';
  clear.className = 'link-button';
  clear.textContent = 'Clear';
  form.prepend(said, elsewhere, clear, save);

  const ticks = () => [...document.querySelectorAll<HTMLInputElement>('.tick input')];
  // The codes, if the browser blocks storage.
  let unkept: readonly string[] = [];
  const currentOf = (code: string) =>
    ticks().find(({ dataset }) => dataset.former?.split(' ').includes(code))?.value ?? code;
  const ticked = () => [
    ...new Set((hasStorage() ? readStoredList('compared') : unkept).map(currentOf)),
  ];

  const show = (message = '') => {
    const codes = ticked();
    const here = new Set(ticks().map(({ value }) => value));
    for (const tick of ticks()) tick.checked = codes.includes(tick.value);
    elsewhere.replaceChildren(
      ...codes
        .filter((code) => !here.has(code))
        .map((value) =>
          Object.assign(document.createElement('input'), { type: 'hidden', name: 'code', value }),
        ),
    );
    form.toggleAttribute('data-open', codes.length > 0);
    said.textContent = `${codes.join(', ')}${message === '' ? '' : `. ${message}`}`;
    save.href = `/saved?add=${codes.map(encodeURIComponent).join(',')}`;
    save.textContent = 'Save';
  };
  const keep = (wanted: readonly string[]) => {
    const codes = [...new Set(wanted)];
    if (!writeStoredList('compared', codes)) unkept = codes.slice(0, maxCompared);
    const change = links ? 'Clear the list to start again' : 'Untick one first';
    if (codes.length > maxCompared) show(`You can compare up to ${maxCompared}. ${change}`);
    else show(codes.length === 1 ? 'Add another to compare' : '');
  };

  addToComparison = (code) => keep([...ticked(), code]);
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('.tick input')) return;
    const { value, checked } = target;
    const others = ticked().filter((code) => code !== value);
    keep(checked ? [...others, value] : others);
  });
  clear.addEventListener('click', () => {
    keep([]);
    (ticks()[0] ?? links?.querySelector<HTMLElement>('[href^="/compare"]'))?.focus();
  });
  save.addEventListener('click', (event) => {
    // If the browser can't store the list, its address holds the codes.
    if (save.pathname !== '/saved' || save.search === '') return;
    if (!writeStoredList('saved', [...readStoredList('saved'), ...ticked()])) return;
    event.preventDefault();
    save.href = '/saved';
    save.textContent = 'Saved. See your list';
  });
  onStoredListChange('compared', show);
  // The browser restores no ticks (CompareTick), so unstored ticks were made before this script loaded.
  const early = ticks().flatMap(({ checked, value }) => (checked ? [value] : []));
  if (early.length > 0) keep([...ticked(), ...early]);
  else show();
}

/** Makes a compare form, if the page was prerendered without one. */
function formAfter(links: HTMLElement | null): HTMLFormElement | undefined {
  if (!links) return undefined;
  const form = Object.assign(document.createElement('form'), { id: 'compare', action: '/compare' });
  const submit = { className: 'button', textContent: 'Compare' };
  form.append(Object.assign(document.createElement('button'), submit));
  sendAddress(form);
  links.after(form);
  return form;
}
