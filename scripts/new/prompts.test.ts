/** Answers `puretec new` at a terminal, which `script` provides. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { startProgram } from '../testing/start-program.ts';

const hasTerminal = spawnSync('script', ['-qec', 'true', '/dev/null']).status === 0;

/** Types an answer after each prompt. */
async function answer(answers: readonly (readonly [prompt: string, typed: string])[]) {
  const command = `"${process.execPath}" scripts/run.mjs new store "Tap House" --dry-run --catalogue codegen/fixtures/catalogue`;
  const { child, prints, ended } = startProgram('script', ['-qec', command, '/dev/null']);
  for (const [prompt, typed] of answers) {
    await prints(prompt);
    child.stdin?.write(typed);
  }
  return ended;
}

// Systems without util-linux's `script` (Windows and macOS) have no terminal for this test.
describe.skipIf(!hasTerminal)('answers at a terminal', () => {
  const asked = [
    ['The country', 'AUS\r'],
    ['--country: Use one of AU, NZ.', 'AU\r'],
    ['state or region', 'South Australia\r'],
    ['suburb or town', 'Nowhere "$1"\r'],
    ['four-digit postcode', '50\r'],
    ['--postcode: Use four digits, such as "0800".', '5000\r'],
  ] as const;

  it('are asked for again if they make no sense, and printed as a command on Ctrl+C', async () => {
    const { status, output } = await answer([...asked, ['latitude in degrees', '\u0003']]);
    expect([status, output]).toEqual([
      1,
      expect.stringContaining(
        'Nothing was written. To continue:\r\n  npx puretec new store "Tap House" --country "AU" --region "South Australia" --suburb "Nowhere \\"\\$1\\"" --postcode "5000" --catalogue "codegen/fixtures/catalogue"\r\n',
      ),
    ]);
  });

  it('become an entry of the file, or are printed if the check refuses them', async () => {
    const place = [
      ['latitude in degrees', '12.5\r'],
      ['longitude in degrees', '138.6\r'],
      ['services this place offers', 'Sales\r'],
    ] as const;
    const optional = ['street address', 'phone', 'opening hours', 'website', 'email'].map(
      (each) => [each, '\r'] as const,
    );
    const { status, output } = await answer([...asked, ...place, ...optional]);
    expect(output).toContain('+     postcode: "5000"\r\n  +     latitude: 12.5\r\n');
    expect(output).toContain('[place-facts]');
    expect([status, output]).toEqual([
      1,
      expect.stringContaining(
        'To try again with other answers:\r\n  npx puretec new store "Tap House"',
      ),
    ]);
  });
});
