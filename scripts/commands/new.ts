/** Creates a product, page, promotion, place … from answers or flags. */
import { type EditOptions, finishEditing, openCatalogue } from '../editing/editing.ts';
import { type Kind, type KindName, kinds } from '../new/kinds.ts';
import { newCategory } from '../new/new-category.ts';
import { newInstaller, newPromotion, newRedirect, newStore } from '../new/new-entry.ts';
import { newPage } from '../new/new-page.ts';
import { newProduct, newProductFile } from '../new/new-product.ts';
import {
  type Answers,
  askMissing,
  commandLineOf,
  type Template,
  writeAnswers,
} from '../new/template.ts';

const templates: Readonly<Record<KindName, Template>> = {
  product: newProduct,
  'product-file': newProductFile,
  page: newPage,
  category: newCategory,
  promotion: newPromotion,
  store: newStore,
  installer: newInstaller,
  redirect: newRedirect,
};

export async function run(title: KindName, given: Answers, options: EditOptions): Promise<number> {
  const kind: Kind = kinds[title];
  const template = templates[title];
  const editing = await openCatalogue(options.catalogue);
  const commandOf = (answers: Answers) => commandLineOf(title, kind, answers, options.catalogue);
  const answers = await askMissing(editing, kind, template, given, commandOf);
  const left = template.make(editing, answers, (more = {}) => writeAnswers(kind, answers, more));
  const status = await finishEditing(editing, options);
  if (status !== 0 && answers !== given)
    console.log(`To try again with other answers:\n  ${commandOf(answers)}`);
  if (status === 0 && left.length > 0)
    console.log(`Next:\n${left.map((line) => `  - ${line}`).join('\n')}`);
  return status;
}
