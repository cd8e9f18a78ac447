/** Tests the dictionary and the words in cspell.config.yaml. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { projectRoot } from './project-root.ts';

/** Returns the unknown words in a string, checked as if it were a product. */
const unknownWords = (text: string): string =>
  spawnSync(
    process.execPath,
    [
      ...['node_modules/cspell/bin.mjs', 'stdin://catalogue/products/X.yaml'],
      ...['--words-only', '--no-progress', '--no-summary'],
    ],
    { cwd: projectRoot, input: text, encoding: 'utf8' },
  ).stdout.trim();

it('knows Australian spelling, our products and the trade, leaves codes and addresses alone, and refuses American spelling and typing errors', () => {
  const known = 'summary: An undersink SPARQ in grey colours, see [HYBRID-G7](/HYBRID-G7#instal).';
  const wrong = 'summary: The color of the fitler.';
  expect(unknownWords(`${known}\n${wrong}`).split(/\s+/)).toEqual(['color', 'fitler']);
});
