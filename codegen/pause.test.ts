import { expect, it } from 'vitest';
import { compileCatalogue } from './main.ts';
import { rules } from './rules.ts';

const fixture = 'codegen/fixtures/catalogue';

it('pauses between rules, so a check can react to signals', async () => {
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  await compileCatalogue(fixture, { pause });
  expect(pauses).toBeGreaterThan(rules.length);
});

it('stops at the next pause when asked to', async () => {
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
    if (pauses === 5) throw new Error('stopped');
  };
  await expect(compileCatalogue(fixture, { pause })).rejects.toThrow('stopped');
  expect(pauses).toBe(5);
});
