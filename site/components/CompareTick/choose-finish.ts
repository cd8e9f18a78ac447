/** Keeps the chosen finish in the address, and sends it on to lists, stores and the quote. */
import { slugify } from '../../../kernel/slug.ts';
import { choiceText, choiceWords } from '../../browser/chosen-finish.ts';

export function startFinishes(article: HTMLElement, code: string): void {
  const inputs = [...article.querySelectorAll<HTMLInputElement>('.finishes input')];
  const slugOf = (input: HTMLInputElement) => slugify(input.parentElement?.textContent ?? '');
  let previous = code;
  const choose = (finish: string) => {
    const choice = choiceText({ code, finish });
    for (const link of article.querySelectorAll<HTMLAnchorElement>(`a[href$="=${previous}"]`)) {
      if (link.pathname !== '/compare') link.href = link.href.replace(`=${previous}`, `=${choice}`);
    }
    for (const field of article.querySelectorAll<HTMLInputElement>('[type="hidden"][name="code"]'))
      field.value = choiceWords(choice);
    article.dataset.finish = finish;
    previous = choice;
  };
  const requested = new URLSearchParams(location.search).get('finish');
  const input = inputs.find((each) => slugOf(each) === requested);
  if (input) input.checked = true;
  // Browsers check the finish again that was chosen before a reload.
  const checked = inputs.find((each) => each.checked);
  if (checked && (input || checked !== inputs[0])) choose(slugOf(checked));
  article.querySelector('.finishes')?.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    choose(slugOf(target));
    const { pathname, hash } = location;
    history.replaceState(history.state, '', `${pathname}?finish=${slugOf(target)}${hash}`);
  });
}
