/** npm run new: creates a product, page or category from answers or flags. */
import { readWords, wrongUsage } from './arguments.ts';
import { runCommand } from './command.ts';
import { finishEditing, openCatalogue } from './editing/editing.ts';
import { newCategory } from './new/new-category.ts';
import { newPage } from './new/new-page.ts';
import { newProduct, newProductFile } from './new/new-product.ts';
import { askMissing, type Template } from './new/template.ts';

const kinds: Readonly<Record<string, Template>> = {
  product: newProduct,
  'product-file': newProductFile,
  page: newPage,
  category: newCategory,
};

const general = {
  catalogue: { type: 'string', default: 'catalogue' },
  'dry-run': { type: 'boolean', default: false },
} as const;

runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const kind = kinds[name];
  if (!kind)
    throw wrongUsage(`Say what to create: ${Object.keys(kinds).join(', ')}.`, usageOf('KIND'));
  const { words: wanted, questions } = kind;
  const usage = usageOf(name, kind);
  const flags = Object.fromEntries(
    questions.map((each) => [each.name, { type: 'string' }] as const),
  );
  const { words, ...options } = readWords(usage, { ...general, ...flags }, args);
  if (words.length > wanted.length)
    throw wrongUsage(
      `${words[wanted.length]} is one word too many. Put a value of several words in quotes.`,
      usage,
    );
  const given = Object.fromEntries([
    ...wanted.map((each, index) => [each.name, words[index]]),
    ...Object.entries(options).filter(([, value]) => typeof value === 'string'),
  ]);
  const editing = await openCatalogue(String(options.catalogue));
  const answers = await askMissing(editing, [...wanted, ...questions], given);
  const left = kind.make(editing, answers);
  const status = await finishEditing(editing, { 'dry-run': options['dry-run'] === true });
  if (status === 0 && left.length > 0)
    console.log(`Next:\n${left.map((line) => `  - ${line}`).join('\n')}`);
  return status;
});

function usageOf(name: string, kind?: Template): string {
  const words = (kind?.words ?? []).map((word) => ` ${word.name.toUpperCase()}`).join('');
  const flags = (kind?.questions ?? []).map(({ name: flag, ask, example, optional }) => {
    const text = `--${flag} "${example}"`;
    return `\n  ${text.padEnd(46)} ${ask}${optional ? ' (optional)' : ''}`;
  });
  return `npm run new -- ${name}${words} [--catalogue DIR] [--dry-run]${flags.join('')}`;
}
