/** npm start: builds our catalogue and serves both countries with the embedded backends. */
import { readArguments } from './arguments.ts';
import { main } from './preview/main.ts';
import { buildSite } from './publish/build-site.ts';
import { reportProblems } from './report-problems.ts';

const values = readArguments('npm start [-- --port N]', {
  port: { type: 'string', default: '4173' },
});

const result = await buildSite({ catalogue: 'catalogue', out: 'dist', strict: false });
if (result.ok) {
  await main(['--port', values.port]);
} else {
  reportProblems(result.problems);
  process.exitCode = 1;
}
