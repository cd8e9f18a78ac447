import type { Country, Site } from '../../../kernel/contract.ts';

export type Vitals = NonNullable<Site['vitals']>;

/** What is posted of one page view, as JSON. */
export type VitalsReport = {
  readonly country: Country;
  /** The path alone, without its query. */
  readonly page: string;
  /** LCP and INP in milliseconds, CLS without a unit; what did not happen is left out. */
  readonly measured: Partial<Readonly<Record<string, number>>>;
  /**
   * At most five. The name alone, "TypeError": what an error says may be what a visitor typed. `file`
   * is a path of the site, "elsewhere" or empty.
   */
  readonly errors: readonly {
    readonly name: string;
    readonly file: string;
    readonly line: number;
  }[];
};

/** Of a class of errors: one word. */
export const errorName = /^[A-Za-z]\w{0,39}$/;

/** A site that is looked at on this machine tells its own backend, never the public one. */
export const collectorOf = (to: string, hostname: string): string =>
  /(?:^|\.)localhost$/.test(hostname) ? '/api/vitals' : to;
