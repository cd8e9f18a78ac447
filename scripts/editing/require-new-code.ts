import { codeFault } from '../../kernel/address.ts';
import { isRecord } from '../../kernel/is-record.ts';
import { Fault } from '../fault.ts';
import type { Editing } from './editing.ts';

/** Throws a Fault where a product cannot get this code: it is none, or another product has it, or had it. */
export function requireNewCode(editing: Editing, code: string, except?: string): void {
  const fault = codeFault(code);
  if (fault)
    throw new Fault(
      `${code}: ${fault.message} ${fault.fix === undefined ? fault.write : `Use ${fault.fix}.`}`,
    );
  if (code === except) throw new Fault(`${code} is its code already.`);
  for (const { name, value } of editing.of('product')) {
    if (name === except) continue;
    if (name.toLowerCase() === code.toLowerCase()) throw new Fault(`${name} is a product already.`);
    const former = isRecord(value) && Array.isArray(value.formerCodes) ? value.formerCodes : [];
    if (former.includes(code))
      throw new Fault(`${code} is a former code of ${name}, and its address leads there.`);
  }
}
