/** The build as a command does it: what it prints, and its exit status. */
import { existsSync } from 'node:fs';
import { reportFault, statusOf } from '../fault.ts';
import { reportProblems } from '../report-problems.ts';
import { type BuildOptions, buildSite } from './build-site.ts';
import { OutputFault } from './output-folder.ts';
import { searchLogKey } from './search-log-key.ts';

/** 0 when the site is built. */
export async function buildAndReport(options: BuildOptions): Promise<number> {
  try {
    const result = await buildSite(options);
    if (result.ok) {
      if (searchLogKey() === undefined)
        console.log('The search log is off: PURETEC_SEARCH_LOG_KEY is not set.');
      console.log(`Built ${options.out}/au and ${options.out}/nz`);
      return 0;
    }
    reportProblems(result.problems);
  } catch (error) {
    reportFault(error);
    // Who was refused the folder, or lost it to another build, has been told so; of what lies there nothing can be promised.
    if (error instanceof OutputFault) return statusOf(error);
    console.log(untouched(options.out));
    return statusOf(error);
  }
  console.log(untouched(options.out));
  return 1;
}

/** True at any fault before the exchange, and at one in it, because that puts back what it took. */
const untouched = (out: string): string =>
  existsSync(out)
    ? 'Nothing was built; what was published before is untouched.'
    : 'Nothing was built.';
