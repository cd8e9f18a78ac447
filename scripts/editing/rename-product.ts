/** Gives a product another code: its file, pictures, every mention, and its list of former codes. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addEntry, removeValue, replaceText, yamlValueAt } from './edit-yaml.ts';
import { type Editing, ownOrigins } from './editing.ts';
import { codePattern, isUnmistakableCode, listsFormerNames, replaceMentions } from './mentions.ts';
import { requireNewCode, requireProduct } from './require-entry.ts';
import { orderOf } from './schema-fields.ts';
import { writeValue } from './write-value.ts';

/** Throws a UserError if the new code is another product's. */
export async function renameProduct(editing: Editing, from: string, to: string): Promise<void> {
  const document = requireProduct(editing, from);
  requireNewCode(editing, to, from);
  const { proposal } = editing;
  const origins = ownOrigins(editing);
  const target = `products/${to}.yaml`;
  proposal.move(editing.nameOf(document), target);
  const pictures = movePictures(editing, from, to);
  const code = codePattern(from);
  for (const each of editing.documents) {
    const name = each === document ? target : editing.nameOf(each);
    const named = new Set(
      each.references.flatMap(({ kind, value, path }) =>
        (kind === 'product' && value === from) || kind === 'link' || kind === 'image'
          ? [path.join('\0')]
          : [],
      ),
    );
    proposal.edit(name, (text) =>
      replaceText(text, (spelling, { path, value }) => {
        if (listsFormerNames(each.kind, path) || !spelling.includes(from)) return undefined;
        if (value === from) return writeValue(to);
        const picture = typeof value === 'string' ? pictures.get(value) : undefined;
        if (picture !== undefined) return writeValue(picture);
        if (path.at(-1) === 'file') return undefined;
        const isNamed = isUnmistakableCode(from) || named.has(path.join('\0'));
        return isNamed ? replaceMentions(spelling, code, to, origins) : undefined;
      }),
    );
  }
  proposal.edit(target, (text) => {
    const former = yamlValueAt(text, ['formerCodes']);
    const codes: unknown[] = Array.isArray(former) ? former : [];
    // A product that gets its old code back no longer has it as a former code.
    const index = codes.indexOf(to);
    const cleared = index === -1 ? text : removeValue(text, ['formerCodes', index]);
    return addEntry(cleared, ['formerCodes'], from, orderOf('product'));
  });
}

/** Renames pictures by code, such as products/WH2-60.jpg. Returns the new names. */
function movePictures({ root, proposal }: Editing, from: string, to: string) {
  const moved = new Map<string, string>();
  const folder = 'images/products';
  let names: string[] = [];
  try {
    names = readdirSync(join(root, folder));
  } catch {
    // The catalogue has no pictures of its own.
  }
  for (const name of names) {
    const [stem = ''] = name.split('.');
    if (stem.toUpperCase() !== from) continue;
    const renamed = `${stem === from ? to : to.toLowerCase()}${name.slice(stem.length)}`;
    proposal.move(`${folder}/${name}`, `${folder}/${renamed}`);
    moved.set(`products/${name}`, `products/${renamed}`);
  }
  return moved;
}
