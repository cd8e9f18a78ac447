import type { Country, Site } from '../../../kernel/contract.ts';

export type Vitals = NonNullable<Site['vitals']>;

/** What is posted of one page view, as JSON. */
export type VitalsReport = {
  readonly country: Country;
  /** The path alone, without its query. */
  readonly page: string;
  /** LCP and INP in milliseconds, CLS without a unit; what did not happen is left out. */
  readonly measured: Partial<Readonly<Record<string, number>>>;
  /** At most five. `file` is a path of the site, "elsewhere" or empty. */
  readonly errors: readonly {
    readonly message: string;
    readonly file: string;
    readonly line: number;
  }[];
};

/** A site that is looked at on this machine tells its own backend, never the public one. */
export const collectorOf = (to: string, hostname: string): string =>
  /(?:^|\.)localhost$/.test(hostname) ? '/api/vitals' : to;
