/** The command line as people type it: help, slips, completion, and options that npm keeps for itself. */
import { spawnSync } from 'node:child_process';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { expect, it } from 'vitest';
import { commandLine } from './cli.ts';
import { projectRoot } from './project-root.ts';
import { isKnownLine } from './testing/known-line.ts';
import { runLine } from './testing/run-line.ts';
import { runScript } from './testing/start-program.ts';

/** A command line's status and output. */
async function ended(words: string): Promise<readonly [number, string]> {
  const { status, output } = await runLine(...words.split(' ').filter(Boolean));
  return [status, output];
}

const pathsIn = (command: CommandUnknownOpts, path = ''): string[] => [
  path,
  ...command.commands.flatMap((each) => pathsIn(each, `${path} ${each.name()}`)),
];
const shown = pathsIn(commandLine(projectRoot, () => {})).filter((path) => !/baseline/.test(path));

it.each(shown)('npx puretec%s --help explains and ends with 0', async (path) => {
  const [status, output] = await ended(`${path} --help`);
  expect([status, output]).toEqual([
    0,
    expect.stringMatching(
      new RegExp(`^Usage: npx puretec${path} [\\s\\S]*\\nExamples:\\n  npx puretec`),
    ),
  ]);
  // Every option and argument has a description.
  expect(output).not.toMatch(/^ {2}(?:--)?[a-z-]+(?: <\S+>)?$/m);
});

it('every example in the help is a command line that can be read', async () => {
  const examples: string[] = [];
  for (const path of shown) {
    const [, output] = await ended(`${path} --help`);
    examples.push(...[...output.matchAll(/^ {2}npx puretec (.*)$/gm)].map(([, line = '']) => line));
  }
  expect(examples.length).toBeGreaterThan(40);
  expect(examples.filter((line) => !isKnownLine(line))).toEqual([]);
  expect(['chek', 'check --stric', 'new prodcut X'].filter(isKnownLine)).toEqual([]);
});

it.each([
  ['chek', "Unknown command 'chek'. Did you mean check?"],
  ['check --stric', "Unknown option '--stric'. Did you mean --strict?"],
  ['new prodcut X', "Unknown command 'prodcut'. Did you mean product?"],
  ['check --at', "Option '--at <time>' needs a value."],
  ['build --host nginz', "Option '--host <name>' doesn't take 'nginz'. Allowed choices are"],
  [
    'build --shard 1/2 --merge X',
    "Option '--shard <i/n>' can't be used with option '--merge <dir>'.",
  ],
  ['publish', "Required option '--to <target>' is missing."],
  ['retire A B', "Too many arguments for 'retire'. Expected 1 argument but got 2."],
  ['rename A', "Missing required argument 'new'."],
  ['', 'Usage: npx puretec '],
])('npx puretec %s is a usage error', async (words, message) => {
  const [status, output] = await ended(words);
  expect([status, output.slice(0, message.length)]).toEqual([2, message]);
});

it('check --explain explains a rule, lists them all, and suggests the nearest name', async () => {
  const explain = async (name: string) => (await ended(`check --explain ${name}`))[1];
  expect(await explain('price')).toMatch(/^price\n\n.+\n\nBad: .+\nGood: .+\n\n.+\.\n$/);
  expect((await explain('')).split('\n')).toEqual(expect.arrayContaining(['price', 'dead-link']));
  expect(await explain('printed-prise')).toContain('Did you mean printed-price?');
});

const hasShell = (shell: string) => spawnSync(shell, ['-c', 'exit']).status === 0;
/** A separate shell completes the last word, as it does for the Tab key. */
const cases = [
  ['puretec chec', ['check']],
  ['npx puretec check --st', ['--strict']],
  ['npx puretec build --host ', ['cloudflare', 'nginx', 'bucket']],
  ['npx puretec new pr', ['product', 'product-file', 'promotion']],
  ['puretec new store --lat', ['--latitude']],
  ['puretec retire WH2-6', ['WH2-60']],
  ['npx pure', ['puretec']],
] as const;
for (const shell of ['bash', 'zsh'])
  it.skipIf(!hasShell(shell))(
    `completes commands, options and codes in ${shell} (skipped where it isn't installed)`,
    async () => {
      const { output: script } = await runScript('completion', shell);
      const typed = cases.map(([line]) => line.split(' ').map((word) => `'${word}'`));
      const ask = typed.map(
        (words) =>
          `COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; COMPREPLY=(); _puretec; echo "\${COMPREPLY[@]}"`,
      );
      const prelude = shell === 'zsh' ? 'emulate sh; setopt ksharrays' : '';
      const { stdout, stderr } = spawnSync(shell, ['-c', [script, prelude, ...ask].join('\n')], {
        cwd: projectRoot,
        encoding: 'utf8',
      });
      const lines = stdout.trimEnd().split('\n');
      expect(stderr).toBe('');
      const found = lines.map((line) => line.split(' '));
      expect(cases.map(([line], at) => [line, found[at]])).toEqual(
        cases.map(([line, wanted]) => [line, expect.arrayContaining([...wanted])]),
      );
    },
  );
