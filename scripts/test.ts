/** npm test: everything, in one command. Ends with "N passed, N failed". `-- NAME` runs the steps whose name contains it. */
import { runCommand } from './command.ts';
import { steps } from './test/steps.ts';

runCommand(async () => {
  // The site under test signs its search log, with the key of ACCEPTANCE 24.
  process.env.PURETEC_SEARCH_LOG_KEY = 'test-key';

  const wanted = process.argv[2]?.toLowerCase();
  let passed = 0;
  let failed = 0;
  for (const { name, run } of steps) {
    if (wanted !== undefined && !name.toLowerCase().includes(wanted)) continue;
    const start = performance.now();
    process.stdout.write(`${name} … `);
    try {
      const outcome = await run();
      passed += outcome.passed;
      failed += outcome.failed;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`);
    } catch (error) {
      failed += 1;
      console.log(`failed\n${error instanceof Error ? error.stack : String(error)}`);
    }
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
});
