/** Finds products and pages that a command names, or checks that a name is new. */
import { existsSync } from 'node:fs';
import { suggest } from '../../codegen/diagnostics/suggest.ts';
import { eitherOf } from '../../codegen/diagnostics/words.ts';
import type { SourceDocument } from '../../codegen/document.ts';
import { currentCode } from '../../codegen/resolve/former-codes.ts';
import { codeError } from '../../kernel/address.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { UserError } from '../user-error.ts';
import { type Editing, productsIn } from './editing.ts';

export function requireProduct(editing: Editing, code: string): SourceDocument {
  const found = editing.of('product').find(({ name }) => name === code);
  if (found) return found;
  const file = `${editing.root}/products/${code}.yaml`;
  if (existsSync(file)) throw new UserError(`${file} has errors. Run npx puretec check.`);
  throw new UserError(
    `There's no product called ${code} in ${editing.root}/products${suggestion(editing, code)}`,
  );
}

export const pageAt = (editing: Editing, url: string): SourceDocument | undefined =>
  editing.of('page').find(({ value }) => isRecord(value) && value.url === url);

/** Returns a page's file. Throws a UserError that suggests an address of a page or of `others` if there's no such page. */
export function requirePage(editing: Editing, url: string, others: readonly string[] = []) {
  const found = pageAt(editing, url);
  if (found) return found;
  const urls = editing.of('page').map(({ value }) => (isRecord(value) ? String(value.url) : ''));
  throw new UserError(
    `There's no page called ${url} in ${editing.root}/pages.${didYouMean(url, [...urls, ...others])}`,
  );
}

/** Ends a sentence about an unknown code: ". It is now Y.", ". Did you mean Y?" or ".". */
export function suggestion(editing: Editing, code: string): string {
  const products = productsIn(editing).map(({ code: own, file }) => ({ ...file, code: own }));
  const now = currentCode(code, products);
  if (now !== undefined) return `. It's now ${now}.`;
  const codes = editing.of('product').map(({ name }) => name);
  return `.${didYouMean(code, codes)}`;
}

/** Returns " Did you mean X or Y?" with the nearest names, or nothing if none is near. */
export function didYouMean(text: string, names: readonly string[]): string {
  const { perhaps } = suggest(text, names);
  return perhaps.length === 0 ? '' : ` Did you mean ${eitherOf(perhaps)}?`;
}

/** Throws a UserError if the code is malformed, or is or was another product's. */
export function requireNewCode(editing: Editing, code: string, except?: string): void {
  const fault = codeError(code);
  if (fault)
    throw new UserError(
      `${code}: ${fault.message} ${fault.fix === undefined ? fault.write : `Use ${fault.fix}.`}`,
    );
  if (code === except) throw new UserError(`The product already has the code ${code}.`);
  for (const { name, value } of editing.of('product')) {
    if (name === except) continue;
    if (name.toLowerCase() === code.toLowerCase())
      throw new UserError(`${name} is already a product. Use another code.`);
    const former = isRecord(value) && Array.isArray(value.formerCodes) ? value.formerCodes : [];
    if (former.includes(code))
      throw new UserError(`${code} is a former code of ${name}. Use another code.`);
  }
}
