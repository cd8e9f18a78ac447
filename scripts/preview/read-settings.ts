import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Form } from '../../kernel/contract.ts';
import type { ProductCodes } from '../../kernel/product-codes.ts';
import { PreviewProblem } from './preview-problem.ts';

/** What the embedded backends need to know of the catalogue. The build writes it beside the trees. */
export type PreviewSettings = {
  readonly gatewayStage: string;
  readonly gatewayTargets: readonly string[];
  readonly forms: readonly Form[];
  /** Against which the forms' product codes are checked. */
  readonly productCodes: ProductCodes;
  readonly dealerLoginPath: string;
};

export const settingsFile = 'backends.json';

/** Reads the settings that were built with the trees. Throws a PreviewProblem where there are none. */
export function readSettings(out: string): PreviewSettings {
  try {
    return JSON.parse(readFileSync(join(out, settingsFile), 'utf8'));
  } catch {
    throw new PreviewProblem(
      `"${join(out, settingsFile)}" cannot be read. Run "npm run build" again.`,
    );
  }
}
