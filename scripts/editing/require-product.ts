/** The product that a person names by its code, and what is said where none has it. */

import { nearest } from '../../codegen/diagnostics/suggest.ts';
import type { SourceDocument } from '../../codegen/document.ts';
import { codeNow } from '../../codegen/resolve/former-codes.ts';
import { Fault } from '../fault.ts';
import type { Editing } from './editing.ts';

/** The file of a product; a Fault that says which code may be meant where there is none. */
export function requireProduct(editing: Editing, code: string): SourceDocument {
  const found = editing.of('product').find(({ name }) => name === code);
  if (found) return found;
  throw new Fault(
    `There is no product ${code} in ${editing.root}/products${productMeant(editing, code) || '.'}`,
  );
}

/** "; X is Y now", or "; did you mean Y?", behind the words that no product has this code; nothing where none is near. */
export function productMeant(editing: Editing, code: string): string {
  const products = editing.validated.flatMap((entry) =>
    entry.kind === 'product' ? [{ ...entry.value, code: entry.document.name }] : [],
  );
  const now = codeNow(code, products);
  if (now !== undefined) return `; ${code} is ${now} now`;
  const codes = editing.of('product').map(({ name }) => name);
  const [near] = nearest(code, codes);
  return near === undefined ? '' : `; did you mean ${near}?`;
}
