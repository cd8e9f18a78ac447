/** Prints a script that completes commands, options and product codes in bash and zsh. */
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { fillTemplate } from '../fill-template.ts';

const zsh =
  'autoload -Uz compinit bashcompinit && { (( $+functions[compdef] )) || compinit; } && bashcompinit';

export async function run(shell: 'bash' | 'zsh', program: CommandUnknownOpts): Promise<number> {
  const cases = casesOf(program, '');
  const paths = cases.map(({ path }) => path).filter((path) => path !== '');
  const values = {
    zsh: shell === 'zsh' ? zsh : [],
    paths: paths.map((path) => `"${path}"`).join(' | '),
    cases: cases.map(
      ({ path, words, takesCode }) =>
        `    "${path}") known="${words.join(' ')}${takesCode ? codes : ''}" ;;`,
    ),
  };
  // In the template, $path and $words would have special meanings in zsh.
  process.stdout.write(fillTemplate('commands/completion.sh', values));
  return 0;
}

const codes = ` $(cd catalogue/products 2> /dev/null && printf '%s ' *.yaml | sed 's/\\.yaml//g')`;

type Case = {
  readonly path: string;
  readonly words: readonly string[];
  readonly takesCode: boolean;
};

function casesOf(command: CommandUnknownOpts, path: string): Case[] {
  const shown = command.createHelp();
  const below = shown.visibleCommands(command).filter((each) => each.name() !== 'help');
  const words = [
    ...below.map((each) => each.name()),
    ...command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
    ...shown
      .visibleOptions(command)
      .flatMap(({ long, argChoices }) => [...(long ? [long] : []), ...(argChoices ?? [])]),
  ];
  const takesCode = command.registeredArguments.some((each) =>
    ['code', 'old', 'target'].includes(each.name()),
  );
  return [
    { path, words, takesCode: takesCode && !path.startsWith(' new') },
    ...below.flatMap((each) => casesOf(each, `${path} ${each.name()}`)),
  ];
}
