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
