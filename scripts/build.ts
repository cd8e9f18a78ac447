/** npm run build: a catalogue into DIR/au and DIR/nz. */
import { readArguments } from './arguments.ts';
import { buildSite } from './publish/build-site.ts';
import { searchLogKey } from './publish/bundle.ts';
import { reportProblems } from './report-problems.ts';

const values = readArguments(
  'npm run build -- [--catalogue DIR] [--out DIR] [--strict] [--without-images]',
  {
    catalogue: { type: 'string', default: 'catalogue' },
    out: { type: 'string', default: 'dist' },
    strict: { type: 'boolean', default: false },
    'without-images': { type: 'boolean', default: false },
  },
);

const result = await buildSite({ ...values, withImages: !values['without-images'] });
if (result.ok) {
  if (searchLogKey() === undefined)
    console.log('The search log is off: PURETEC_SEARCH_LOG_KEY is not set.');
  console.log(`Built ${values.out}/au and ${values.out}/nz`);
} else {
  reportProblems(result.problems);
  console.log('Nothing was built; what was published before is untouched.');
  process.exitCode = 1;
}
