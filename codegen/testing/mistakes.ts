/** Reads the cases of codegen/fixtures/mistakes: edits to the fixture catalogue, and expected diagnostics. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Edit } from './catalogue-copy.ts';

export type ExpectedDiagnostic = {
  /** `products/CT-1.yaml:7:7` */
  readonly at: string;
  readonly field?: string;
  readonly rule: string;
  /** Absent for an error. */
  readonly severity?: 'warning';
  /** The first line that the fix changes, as it is afterwards. Absent if the check offers no fix. */
  readonly becomes?: string;
  readonly suggests?: readonly string[];
  /** Other places in the message, as `file:line`. */
  readonly also?: readonly string[];
};

export type Mistake = {
  readonly topic: string;
  readonly mistake: string;
  /** Row of ACCEPTANCE. */
  readonly acceptance?: number;
  readonly proves?: string;
  /** Ignores the problems of other rules. */
  readonly rules?: readonly string[];
  readonly edits: readonly Edit[];
  /** `says` is a part of the message or of its advice. `follow` makes the edit that the advice describes. */
  readonly expect: readonly (ExpectedDiagnostic & {
    readonly says?: string;
    readonly follow?: { readonly from: string; readonly to: string };
  })[];
};

type EditInFile =
  | Exclude<Edit, { readonly text: unknown }>
  | { readonly file: string; readonly text: string }
  | { readonly file: string; readonly base64: string }
  | {
      readonly file: string;
      readonly text: string;
      readonly repeat: string;
      readonly times: number;
      readonly tail: string;
    };

const folder = fileURLToPath(new URL('../fixtures/mistakes', import.meta.url));

export const mistakes: readonly Mistake[] = readdirSync(folder)
  .sort()
  .flatMap((file) => {
    type InFile = Omit<Mistake, 'topic' | 'edits'> & { readonly edits: readonly EditInFile[] };
    const cases: readonly InFile[] = parse(readFileSync(join(folder, file), 'utf8'));
    const topic = file.replace(/\.yaml$/, '');
    return cases.map((each) => ({ ...each, topic, edits: each.edits.map(editOf) }));
  });

function editOf(edit: EditInFile): Edit {
  const { file } = edit;
  if ('base64' in edit) return { file, text: Buffer.from(edit.base64, 'base64') };
  if ('repeat' in edit)
    return { file, text: edit.text + edit.repeat.repeat(edit.times) + edit.tail };
  return edit;
}
