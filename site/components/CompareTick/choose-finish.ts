/** Keeps the chosen finish in the address, and sends it on to lists, stores and the quote. */
import { slugify } from '../../../kernel/slug.ts';
import { choiceText } from '../../browser/chosen-finish.ts';

export function startFinishes(article: HTMLElement, code: string): void {
  const inputs = [...article.querySelectorAll<HTMLInputElement>('.finishes input')];
  const nameOf = (input: HTMLInputElement) => input.parentElement?.textContent ?? '';
  const slugOf = (input: HTMLInputElement) => slugify(nameOf(input));
  let previous = code;
  const choose = (input: HTMLInputElement) => {
    const finish = slugOf(input);
    const choice = choiceText({ code, finish });
    for (const link of article.querySelectorAll<HTMLAnchorElement>(`a[href$="=${previous}"]`)) {
      if (link.pathname !== '/compare') link.href = link.href.replace(`=${previous}`, `=${choice}`);
    }
    const field = article.querySelector<HTMLInputElement>('[type="hidden"][name="finish"]');
    if (field) field.value = nameOf(input);
    article.dataset.finish = finish;
    previous = choice;
  };
  const requested = new URLSearchParams(location.search).get('finish');
  const input = inputs.find((each) => slugOf(each) === requested);
  if (input) input.checked = true;
  // After a reload, browsers restore the finish that was chosen.
  const checked = inputs.find((each) => each.checked);
  if (checked && (input || checked !== inputs[0])) choose(checked);
  article.querySelector('.finishes')?.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    choose(target);
    const { pathname, hash } = location;
    history.replaceState(history.state, '', `${pathname}?finish=${slugOf(target)}${hash}`);
  });
}
