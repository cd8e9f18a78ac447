import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { commandLine } from '../cli.ts';
import { projectRoot } from '../project-root.ts';

/** Whether the command line accepts a line's command and options, such as "new product X --dry-run". */
export function isKnownLine(line: string): boolean {
  let command: CommandUnknownOpts = commandLine(projectRoot, () => {});
  const words = line.trim().split(/\s+/);
  for (let [word] = words; command.commands.length > 0; word = words[0]) {
    const below = command.commands.find((each) => each.name() === word);
    if (!below) return words.every((each) => each === '' || each === '--help');
    command = below;
    words.shift();
  }
  const known = new Set([...command.options.map(({ long }) => long ?? ''), '--help']);
  return words.every((word) => !/^--?\w/.test(word) || known.has(word.split('=')[0] ?? ''));
}
