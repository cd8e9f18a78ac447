import type { Country, Site } from '../../../kernel/contract.ts';

export type Vitals = NonNullable<Site['vitals']>;

/** The JSON posted for one page view. */
export type VitalsReport = {
  readonly country: Country;
  /** The path alone, without its query. */
  readonly page: string;
  /** LCP and INP in milliseconds, CLS without a unit; metrics that didn't occur are left out. */
  readonly measured: Partial<Readonly<Record<string, number>>>;
  /**
   * At most five. Only the error's name, such as "TypeError", because its message may contain what a visitor
   * typed. `file` is a path of the site, "elsewhere" or empty.
   */
  readonly errors: readonly {
    readonly name: string;
    readonly file: string;
    readonly line: number;
  }[];
};

/** The name of an error class: one word. */
export const errorName = /^[A-Za-z]\w{0,39}$/;

/** Returns the local backend for a site viewed on this machine, so that it never reports to the public one. */
export const collectorOf = (to: string, hostname: string): string =>
  /(?:^|\.)localhost$/.test(hostname) ? '/api/vitals' : to;
