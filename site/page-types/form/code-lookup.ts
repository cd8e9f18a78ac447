/** Suggests product codes, fetched when the field is first used, and shows a former code's successor. */
import { findCode, type ProductCodes } from '../../../kernel/product-codes.ts';
import { fetchData } from '../../toolkit/data-source.ts';
import type { LiveField } from './fields.ts';
import { productCodes } from './product-codes-data.ts';
import { createElement, setDescribedBy } from './show-errors.ts';

async function fetchCodes(timeoutMs: number): Promise<ProductCodes | undefined> {
  try {
    return await fetchData(productCodes, { signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    console.error('Product codes failed to load:', error);
    return undefined;
  }
}

/** `afterPress` delays a change to the page until it can't lose a click. */
export function lookUpCodes(
  fields: readonly LiveField[],
  timeoutMs: number,
  afterPress: (change: () => void) => void,
) {
  const asking = fields.filter(({ rule }) => rule.lookup === 'product-code');
  let known: ProductCodes | undefined;
  let loading: Promise<void> | undefined;

  /** Fetches the list if a field needs it. Never rejects. */
  const load = (): Promise<void> => {
    if (asking.length === 0 || known) return Promise.resolve();
    loading ??= fetchCodes(timeoutMs).then((codes) => {
      known = codes;
      // After a failure, the next use of the field tries again.
      if (codes === undefined) loading = undefined;
      else for (const field of asking) offer(field, codes);
    });
    return loading;
  };
  for (const field of asking) {
    field.control.addEventListener('focus', () => void load());
    field.control.addEventListener('change', () => {
      void load().then(() => afterPress(() => showSuccessor(field, known)));
    });
  }
  return { codes: () => known, load };
}

function offer({ control }: LiveField, { codes }: ProductCodes): void {
  const list = createElement('datalist', '');
  list.id = `${control.id}-codes`;
  for (const { code, name } of codes) {
    const option = createElement('option', '', name);
    option.value = code;
    list.append(option);
  }
  control.after(list);
  control.setAttribute('list', list.id);
}

function showSuccessor({ control }: LiveField, codes: ProductCodes | undefined): void {
  const id = `${control.id}-successor`;
  document.getElementById(id)?.remove();
  const found = codes && findCode(codes, control.value);
  if (found?.isFormer) {
    const note = createElement('p', 'hint', `${control.value.trim()} is now ${found.code}.`);
    note.id = id;
    note.setAttribute('role', 'status');
    control.before(note);
  }
  setDescribedBy(control, id, found?.isFormer === true);
}
