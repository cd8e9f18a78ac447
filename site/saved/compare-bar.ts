/**
 * The bar of what is ticked to be compared: it remembers the ticks from page to page, says what they
 * are, and keeps them. Loaded with the first tick; without it the form compares what is ticked here.
 */
import { keepCodes, keptCodes, mostKept } from './kept-codes.ts';

let isStarted = false;

export function startCompareBar(): void {
  const form = document.querySelector<HTMLFormElement>('form#compare');
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
  const onPage = (isChecked: boolean) =>
    ticks().flatMap(({ checked, value }) => (checked === isChecked ? [value] : []));
  // What was ticked before this script came counts as much as what was kept.
  let codes: readonly string[] = [...new Set([...keptCodes('compared'), ...onPage(true)])].slice(
    0,
    mostKept('compared'),
  );

  const show = (more = '') => {
    keepCodes('compared', codes);
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
    said.textContent = `${codes.join(', ')}${more === '' ? '' : `. ${more}`}`;
    save.href = `/saved?add=${codes.map(encodeURIComponent).join(',')}`;
    save.textContent = 'Save';
  };

  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('.tick input')) return;
    const { value, checked } = target;
    const others = codes.filter((code) => code !== value);
    if (checked && others.length >= mostKept('compared')) {
      return show(`You can compare ${mostKept('compared')} at most. Take one away first`);
    }
    codes = checked ? [...others, value] : others;
    show(codes.length === 1 ? 'Tick another one to compare' : '');
  });
  clear.addEventListener('click', () => {
    codes = [];
    show();
    ticks()[0]?.focus();
  });
  save.addEventListener('click', (event) => {
    // Where nothing can be kept, the address of the list carries it.
    if (save.pathname !== '/saved' || save.search === '') return;
    if (!keepCodes('saved', [...keptCodes('saved'), ...codes])) return;
    event.preventDefault();
    save.href = '/saved';
    save.textContent = 'Saved: see the list';
  });
  // A list may be drawn again: what is kept is ticked there too.
  show();
}
