/** What a person who starts the preview can put right; printed without a stack. */
export class PreviewProblem extends Error {
  override readonly name = 'PreviewProblem';
}
