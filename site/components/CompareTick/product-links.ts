/** Ticks, finishes and links that add a product to a list. Loads on the first press, or at once if a list exists. */
import { choiceText, readChoiceText } from '../../browser/chosen-finish.ts';
import {
  onStoredListChange,
  readStoredList,
  type StoredListName,
  writeStoredList,
} from '../../browser/stored-lists.ts';
import { startFinishes } from './choose-finish.ts';
import { addToComparison, startCompareBar } from './compare-bar.ts';

const lists = new Map<string, readonly [list: StoredListName, added: string]>([
  ['/saved', ['saved', 'Saved']],
  ['/compare', ['compared', 'Comparing']],
  ['/specifiers/schedule', ['scheduled', 'On your schedule']],
]);

export function startLists(links: HTMLElement | null): void {
  if (links) startProductLinks(links);
  else startCompareBar();
}

function startProductLinks(links: HTMLElement): void {
  const article = links.closest<HTMLElement>('[data-product]');
  const { product: code = '', former = '' } = article?.dataset ?? {};
  const codes = [code, ...former.split(' ')];
  if (article) startFinishes(article, code);
  if (readStoredList('compared').length > 0) startCompareBar();
  for (const link of links.querySelectorAll('a')) {
    const [list, added] = lists.get(link.pathname) ?? [];
    if (!list || added === undefined) continue;
    const [text, path] = [link.textContent, link.pathname];
    // A comparison has all finishes of a product.
    const finish = () => (list === 'compared' ? undefined : article?.dataset.finish);
    const choice = () => choiceText({ code, finish: finish() });
    const isThis = (each: string) => codes.includes(readChoiceText(each).code);
    const has = () =>
      readStoredList(list).some((each) => isThis(each) && readChoiceText(each).finish === finish());
    const update = () => {
      link.textContent = has() ? added : text;
      const query = list === 'saved' ? '?add=' : '?codes=';
      const shown = has() ? readStoredList(list) : [choice()];
      link.setAttribute('href', list === 'saved' && has() ? path : path + query + shown);
    };
    update();
    onStoredListChange(list, update);
    // Another finish isn't in the list yet.
    article?.addEventListener('change', update);
    link.addEventListener('click', (event) => {
      if (has() || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (list === 'compared') {
        startCompareBar();
        addToComparison(code);
        return;
      }
      const others = readStoredList(list).filter((each) => !isThis(each));
      writeStoredList(list, [...others, choice()]);
      // The list's page explains that the list is full or can't be stored.
      if (!has()) location.assign(link.href);
    });
  }
}
