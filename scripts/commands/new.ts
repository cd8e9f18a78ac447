import { type EditOptions, finishEditing, openCatalogue } from '../editing/editing.ts';
import { type Kind, type KindName, kinds } from '../new/entry-kinds.ts';
import { type Answers, askMissing, commandLineOf, writeAnswers } from '../new/template.ts';
import { templates } from '../new/templates.ts';

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
