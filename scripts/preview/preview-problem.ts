import { Fault } from '../fault.ts';

/** What a person who starts the preview can put right; printed without a stack. */
export class PreviewProblem extends Fault {
  override readonly name = 'PreviewProblem';
}
