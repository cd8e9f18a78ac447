/** Prints a script that completes commands, options and product codes in bash and zsh. */
import type { CommandUnknownOpts } from '@commander-js/extra-typings';

const zsh =
  'autoload -Uz compinit bashcompinit && { (( $+functions[compdef] )) || compinit; } && bashcompinit';

export async function run(shell: 'bash' | 'zsh', program: CommandUnknownOpts): Promise<number> {
  const cases = casesOf(program, '');
  const paths = cases.map(({ path }) => path).filter((path) => path !== '');
  // $path and $words have special meanings in zsh.
  console.log(`${shell === 'zsh' ? `${zsh}\n` : ''}_puretec() {
  local at=1 typed= known= word
  if [ "\${COMP_WORDS[0]}" = npx ]; then
    at=2
    if [ "$COMP_CWORD" = 1 ]; then known=puretec; elif [ "\${COMP_WORDS[1]}" != puretec ]; then return; fi
  fi
  for word in "\${COMP_WORDS[@]:$at:$((COMP_CWORD > at ? COMP_CWORD - at : 0))}"; do
    case "$typed $word" in
      ${paths.map((path) => `"${path}"`).join(' | ')}) typed="$typed $word" ;;
    esac
  done
  [ -n "$known" ] || case "$typed" in
${cases.map(({ path, words, takesCode }) => `    "${path}") known="${words.join(' ')}${takesCode ? codes : ''}" ;;`).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$known" -- "\${COMP_WORDS[$COMP_CWORD]}"))
}
complete -o default -F _puretec puretec npx`);
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
