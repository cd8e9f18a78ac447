/** npm test: everything, in one command. Ends with "N passed, N failed". `-- STEP` runs the steps with that in their name. */
import { availableParallelism } from 'node:os';
import { readWords, wrongUsage } from './arguments.ts';
import { runCommand } from './command.ts';
import { reportFault } from './fault.ts';
import type { Outcome, TestStep } from './test/run-step.ts';
import { stages } from './test/steps.ts';

runCommand(async () => {
  // The site under test signs its search log, with the key of ACCEPTANCE 24.
  process.env.PURETEC_SEARCH_LOG_KEY = 'test-key';

  const usage = 'npm test [-- STEP], for example npm test -- links';
  const text = readWords(usage, {}).words.join(' ');
  const isWanted = ({ name }: TestStep) => name.toLowerCase().includes(text.toLowerCase());
  const steps = stages.flat();
  if (!steps.some(isWanted)) {
    const names = steps.map(({ name }) => `  ${name}`).join('\n');
    throw wrongUsage(`No step has "${text}" in its name. The steps are:\n${names}`, usage);
  }
  const outcomes: Outcome[] = [];
  for (const stage of stages) {
    const left = stage.filter(isWanted);
    const work = async () => {
      for (let step = left.shift(); step; step = left.shift()) outcomes.push(await take(step));
    };
    // More than two of them would need more memory than a small machine has.
    await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  }
  const sum = (of: keyof Outcome) => outcomes.reduce((total, each) => total + each[of], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
});

async function take({ name, run }: TestStep): Promise<Outcome> {
  const start = performance.now();
  console.log(`${name} …`);
  try {
    const outcome = await run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`);
    return outcome;
  } catch (error) {
    console.log(`${name}: failed`);
    reportFault(error);
    return { passed: 0, failed: 1 };
  }
}
