/** The command line: commands and their options. A command's code loads when it runs. */
import { isAbsolute, relative, resolve } from 'node:path';
import {
  Argument,
  Command,
  CommanderError,
  type CommandUnknownOpts,
  Option,
  type OptionValues,
} from '@commander-js/extra-typings';
import help from './command-help.json' with { type: 'json' };
import { hostingNames } from './hosting/all-adapters.ts';
import { type Kind, kindNames, kinds } from './new/entry-kinds.ts';
import { readDate, readNumber, readTime } from './option-values.ts';
import { projectRoot } from './project-root.ts';
import { UserError } from './user-error.ts';

const name = 'npx puretec';

type Help = { readonly about: string; readonly examples: readonly string[] };

export async function runCommandLine(words: readonly string[], from: string): Promise<number> {
  let status = 0;
  const program = commandLine(from, (done) => {
    status = done;
  });
  try {
    await program.parseAsync(withNpmOptions(program, words), { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
  return status;
}

export function commandLine(from: string, end: (status: number) => void) {
  const program = new Command(name)
    .description('Edit, check, build and publish the Puretec catalogue.')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(sentenceOf(text)) })
    .helpOption('-h, --help', 'Show this help')
    .showHelpAfterError(`Run ${name} --help to list the commands.`)
    .addHelpText('after', examplesOf(['dev', 'check', 'set WH2-60 price.au 359']));

  const below =
    (above: Pick<typeof program, 'command'>, words: string) =>
    (title: string, { about, examples }: Help) =>
      above
        .command(title)
        .summary(about)
        .description(`${about}.`)
        .showHelpAfterError(`Run ${words} ${title} --help to see its options.`)
        .addHelpText('after', examplesOf(examples));
  const command = (title: keyof typeof help) => below(program, name)(title, help[title]);
  const helpCommand = ['help [command]', "Show a command's help"] as const;
  const group = (title: keyof typeof help) =>
    below(command(title).helpCommand(...helpCommand), `${name} ${title}`);
  const runs =
    <T extends unknown[]>(load: () => Promise<{ run: (...words: T) => Promise<number> }>) =>
    async (...words: T) =>
      end(await (await load()).run(...words));
  /** npm runs commands in the project's folder; run.mjs does for npx in a subfolder. */
  const path = (text: string): string =>
    from === projectRoot || isAbsolute(text) || text === '-' || /^s3:/.test(text)
      ? text
      : relative(projectRoot, resolve(from, text)) || '.';
  const port = (usual: number) =>
    new Option('--port <n>', 'The port to use, or 0 for any free one')
      .argParser(readNumber('port', 0, 65_535))
      .default(usual);
  const catalogue = () =>
    new Option('--catalogue <dir>', 'The catalogue folder').argParser(path).default('catalogue');
  const at = () =>
    new Option('--at <time>', 'Set the time to use, such as 2026-12-01T08:30').argParser(readTime);
  const dryRun = () => new Option('--dry-run', 'Only show what would change');
  const edits = <A extends unknown[], O extends OptionValues>(each: Command<A, O>) =>
    each
      .addOption(catalogue())
      .addOption(dryRun())
      .option('--anyway', 'Make the edit even if it causes errors in other files');

  program.commandsGroup('View the site:');
  command('start')
    .addOption(port(4173))
    .action(runs(() => import('./commands/start.ts')));
  command('dev')
    .addOption(catalogue())
    .addOption(port(5173))
    .addOption(at())
    .action(runs(() => import('./commands/dev.ts')));
  command('preview')
    .option('--out <dir>', 'The folder with the built site', path, 'dist')
    .addOption(port(4173))
    .option('--data <dir>', 'Where to store searches and form messages', path, '.cache/preview')
    .action(runs(() => import('./commands/preview.ts')));

  program.commandsGroup('Edit the catalogue:');
  edits(
    command('set')
      .argument('<target>', "A product code, a page's address or a catalogue file")
      .argument('<field>', 'The field, such as price.au or cartridges[0].every')
      .argument('[value]', 'The new value. Put it in quotes if it has spaces')
      .option('--clear', 'Delete the field'),
  ).action(runs(() => import('./commands/set.ts')));
  const create = group('new');
  for (const title of kindNames) {
    const { about, words, questions }: Kind = kinds[title];
    const examples = [`new ${title} ${words.map(({ example }) => quoted(example)).join(' ')}`];
    const kind = create(title, { about, examples }).addOption(catalogue()).addOption(dryRun());
    for (const word of words) kind.argument(`[${word.name}]`, word.ask);
    const flags = questions.map(({ name: flag, ask, example, optional }) => {
      const about = `${ask}. ${optional ? 'Optional. ' : ''}Example: ${example}`;
      return new Option(`--${flag} <text>`, about);
    });
    for (const flag of flags) kind.addOption(flag);
    kind.action(async () => {
      const answers = [
        ...kind.args,
        ...Array<undefined>(words.length - kind.args.length),
        ...flags.map((flag) => kind.getOptionValue(flag.attributeName())),
      ];
      const given = [...words, ...questions].map((each, at) => [each.name, answers[at]]);
      const { run } = await import('./commands/new.ts');
      end(await run(title, Object.fromEntries(given), kind.opts()));
    });
  }
  const listed = (text: string, before: readonly string[] = []) => [...before, text];
  const table = group('table');
  table('export', help['table export'])
    .argument('<file>', 'The spreadsheet, as .xlsx or .csv', path)
    .addOption(catalogue())
    .addOption(
      new Option('--kind <kind>', 'What to export')
        .choices(['products', 'redirects', 'places', 'pictures'])
        .default('products'),
    )
    .option('--columns <list>', 'Use prices, facts, texts or new, or fields such as weight,flow')
    .option('--products <field=value>', 'Filter by a field. Repeat to add another filter', listed)
    .option('--overwrite', 'Overwrite an existing file, even if its contents are different')
    .action(runs(async () => ({ run: (await import('./spreadsheets/export-table.ts')).exportTo })));
  edits(
    table('import', help['table import'])
      .argument('<file>', 'The spreadsheet, as .xlsx or .csv', path)
      .option('--map <ours=theirs>', "Match a supplier's column. Repeat for each column", listed)
      .option('--from <date>', 'The day the new prices start, such as 2027-03-01', readDate)
      .addOption(new Option('--gst <inc|ex>', 'Whether prices include GST').choices(['inc', 'ex']))
      .option('--skip-unknown', "Skip rows for products we don't have")
      .option('--skip', "Skip every row that can't be used")
      .addOption(new Option('--update-printed', 'Also update prices in text').conflicts('from'))
      .option('--yes', 'Write without asking'),
  ).action(
    runs(async () => ({ run: (await import('./spreadsheets/import-table.ts')).importFrom })),
  );
  const pictures = group('pictures');
  edits(
    pictures('add', help['pictures add'])
      .argument('<folder>', 'The folder with the photos', path)
      .option('--yes', 'Copy without asking'),
  ).action(runs(() => import('./commands/pictures.ts')));
  edits(
    command('rename')
      .argument('<old>', 'The current code or address')
      .argument('<new>', 'The new code or address'),
  ).action(runs(() => import('./commands/rename.ts')));
  edits(
    command('retire')
      .argument('<code>', 'The product code')
      .option('--replaced-by <code>', 'The code of the replacement product')
      .option('--take-out', 'Also remove the product from lists and menus'),
  ).action(runs(() => import('./commands/retire.ts')));

  command('cms')
    .addOption(catalogue())
    .addOption(port(4190))
    .action(runs(() => import('./commands/cms.ts')));

  program.commandsGroup('See what an edit does:');
  command('check')
    .addOption(catalogue())
    .option('--strict', 'Fail on warnings and placeholders (sample: true)')
    .option('--json', 'Print the problems as JSON')
    .option('--fix', 'Apply the safe fixes, and show what changed')
    .option('--explain [rule]', 'Explain a rule, or list them all')
    .addOption(at())
    .action(runs(() => import('./commands/check.ts')));
  command('changes')
    .addOption(catalogue())
    .addOption(
      new Option(
        '--since <revision>',
        'The commit or branch to compare with. Defaults to HEAD',
      ).conflicts('against'),
    )
    .option('--against <dir>', 'The folder of another catalogue to compare with', path)
    .option('--markdown <file>', 'Write the report as Markdown (use - to print it)', path)
    .option('--json <file>', 'Write the report as JSON (use - to print it)', path)
    .addOption(at())
    .option('--strict', 'Fail if an address stops working')
    .action(runs(() => import('./commands/changes.ts')));
  command('calendar')
    .addOption(catalogue())
    .option('--json', 'Print the days as JSON')
    .option('--hours <n>', 'Only show changes in the last n hours', readNumber('hours', 1, 48))
    .action(runs(() => import('./commands/calendar.ts')));

  program.commandsGroup('Build and publish:');
  command('build')
    .addOption(catalogue())
    .option('--out <dir>', 'The folder to build into', path, 'dist')
    .option('--strict', 'Fail on warnings and placeholders (sample: true)')
    .option('--without-images', 'Leave out pictures and documents')
    .addOption(at())
    .addOption(new Option('--host <name>', 'The web host to build for').choices(hostingNames))
    .option('--compressed', 'Also write compressed files')
    .addOption(new Option('--shard <i/n>', 'Only build this shard, such as 1/3').conflicts('merge'))
    .option(
      '--merge <dir>',
      'Merge this shard into the site. Repeat for each shard',
      (text, before: readonly string[] = []) => [...before, path(text)],
    )
    .action(runs(() => import('./commands/build.ts')));
  const noPublish = ['site', 'otherHost', 'removeMany'];
  command('publish')
    .requiredOption('--to <target>', 'A folder, or a bucket such as s3://puretec', path)
    .option('--site <dir>', 'The folder with the built site. Defaults to dist', path)
    .addOption(dryRun())
    .option('--other-host', 'Publish even if the live site was built for another host')
    .option('--remove-many', 'Publish even if this removes more than a tenth of the live pages')
    .addOption(new Option('--roll-back', 'Go back to an earlier release').conflicts(noPublish))
    .option('--json', 'Print the list of releases as JSON')
    .option('--release <n>', 'The release to go back to', readNumber('release', 1, 999_999_999))
    .addOption(
      new Option('--list', 'List the releases').conflicts([...noPublish, 'rollBack', 'release']),
    )
    .action(runs(() => import('./commands/publish.ts')));
  command('offline-preview')
    .requiredOption('--out <dir>', 'The folder to create', path)
    .option('--site <dir>', 'The built site', path, 'dist')
    .action(runs(() => import('./commands/offline-preview.ts')));

  program.commandsGroup('Develop:').helpCommand(...helpCommand);
  command('generate')
    .addOption(catalogue())
    .action(runs(() => import('./commands/generate.ts')));
  command('test')
    .argument('[words...]', 'Only run steps whose names contain these words')
    .action(runs(() => import('./commands/test.ts')));
  command('synthetic')
    .option('--products <n>', 'The number of products', readNumber('products', 1, 100_000), 250)
    .requiredOption('--out <dir>', 'The folder to create', path)
    .action(runs(() => import('./commands/synthetic.ts')));
  command('bench')
    .option(
      '--products <n,…>',
      'How many products to measure with',
      (text) => text.split(',').map(readNumber('products', 1, 100_000)),
      [250, 2000, 10_000],
    )
    .option(
      '--runs <n>',
      'How many times to run each case. The table shows medians',
      readNumber('runs', 1, 100),
      3,
    )
    .option('--json <file>', 'Write the results to this file as JSON', path)
    .action(runs(() => import('./commands/bench.ts')));
  program
    .command('bench-baseline', { hidden: true })
    .requiredOption('--work <file>', 'The file that bench wrote')
    .action(runs(() => import('./commands/bench-baseline.ts')));
  command('completion')
    .addArgument(new Argument('<shell>', 'Your shell').choices(['bash', 'zsh']))
    .action(async (shell) => {
      const { run } = await import('./commands/completion.ts');
      end(await run(shell, program));
    });
  return program;
}

const quoted = (text: string): string => (text.includes(' ') ? `"${text}"` : text);

const examplesOf = (examples: readonly string[]): string =>
  `\nExamples:\n${examples.map((example) => `  ${name} ${example}`).join('\n')}`;

/** Rewrites Commander's "error: unknown option '--x'\n(Did you mean --y?)" in our style. */
const sentenceOf = (text: string): string =>
  text
    .replace(/^error: (.)/, (_, first: string) => first.toUpperCase())
    .replace('cannot', "can't")
    .replace('argument missing', 'needs a value')
    .replace('not specified', 'is missing')
    .replace('Command-argument value', 'The value')
    .replace(/ argument ('.*') is invalid\. /, " doesn't take $1. ")
    .replace(/(?<![.?])\n/, '.\n')
    .replace(/\n\((Did you mean .*\?)\)/, ' $1');

/** Adds options that npm took for itself, as in `npm run check --strict`, from the environment. Values need "=". */
function withNpmOptions(program: CommandUnknownOpts, words: readonly string[]): string[] {
  const event = process.env.npm_lifecycle_event ?? 'npx';
  if (event === 'npx') return [...words];
  let command: CommandUnknownOpts = program;
  for (const word of words)
    command = command.commands.find((each) => each.name() === word) ?? command;
  const taken = command.options.flatMap((option) => {
    const { long = '', required } = option;
    const value = process.env[`npm_config_${long.slice(2).replaceAll('-', '_')}`] ?? '';
    if (value === '' || words.some((word) => word.split('=')[0] === long)) return [];
    if (required && value === 'true')
      throw new UserError(`npm took ${long} for itself. Run ${name} ${words[0]} ${long} …`, 2);
    return required ? [`${long}=${value}`] : [long];
  });
  return [...words, ...taken];
}
