import type { Country } from '../../kernel/contract.ts';
import type { PlainMatter } from './plain-matter.ts';

/** What every tool is given. */
export type ToolProps<Data> = {
  readonly data: Data;
  readonly country: Country;
  /** What was prerendered: the tool says when it stands, and when the tool stands in its place. */
  readonly plain: PlainMatter;
};
