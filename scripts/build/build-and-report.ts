import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hostingNames } from '../hosting/hosting-adapter.ts';
import { identityOf, OutputError } from '../output/output-folder.ts';
import { recoverOutput } from '../output/replace-output.ts';
import { reportDiagnostics } from '../report-diagnostics.ts';
import { searchLogKey } from '../search-log-key.ts';
import { exitCodeOf, reportError } from '../user-error.ts';
import { type BuildOptions, buildSite } from './build-site.ts';

export async function buildAndReport(options: BuildOptions): Promise<number> {
  const { out, at } = options;
  if (await recoverOutput(out))
    console.log('Restored the site that an interrupted build had moved aside.');
  const before = identityOf(out);
  let status = 1;
  try {
    const { ok, problems } = await buildSite(options);
    if (ok && searchLogKey() === undefined)
      console.log("The search log is off, because PURETEC_SEARCH_LOG_KEY isn't set.");
    reportDiagnostics(problems);
    if (ok) {
      const forms = hostingNames.filter((name) => existsSync(join(out, name)));
      const form = forms.map((name) => `, and ${out}/${name} for the host`).join('');
      const day = at === undefined ? '' : `, as the site will be at ${at}`;
      console.log(`Built ${out}/au and ${out}/nz${form}${day}`);
      return 0;
    }
  } catch (error) {
    reportError(error);
    // The error already says why the folder can't be used, and its contents may not be ours.
    if (error instanceof OutputError) return exitCodeOf(error);
    status = exitCodeOf(error);
  }
  if (identityOf(out) !== before)
    console.log(`The new site was already in place in ${out} when this happened.`);
  else
    console.log(
      `Nothing was built.${existsSync(out) ? ` The previous build in ${out} hasn't changed.` : ''}`,
    );
  return status;
}
