import { expect, it } from 'vitest';
import { compileCatalogue } from './main.ts';
import { rules } from './rules.ts';

const fixture = 'codegen/fixtures/catalogue';

it('issue 11 C13 a check pauses between any two rules, so that a signal is heard', async () => {
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  await compileCatalogue(fixture, { pause });
  expect(pauses).toBeGreaterThan(rules.length);
});

it('issue 11 C13 and does no more once it was told to stop', async () => {
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
    if (pauses === 5) throw new Error('stopped');
  };
  await expect(compileCatalogue(fixture, { pause })).rejects.toThrow('stopped');
  expect(pauses).toBe(5);
});
