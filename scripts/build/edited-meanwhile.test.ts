/** Edits to code and schemas while a command runs: no cache may store results under the wrong hash. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { copyCheckout } from '../testing/copy-checkout.ts';
import { fixtureTo, startNode } from '../testing/start-program.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const work = temporaryFolder('edited-meanwhile');
const checkout = join(work, 'checkout');
beforeAll(() => copyCheckout(checkout, { sharesPictures: false }));

const at = (file: string) => join(checkout, file);
const textOf = (file: string) => readFileSync(at(file), 'utf8');
const build = () =>
  startNode(['scripts/run.mjs', 'build', ...fixtureTo('dist')], {}, checkout).ended;
const home = () => textOf('dist/au/index.html');

const template = 'site/document/render-page.tsx';

it('never shows a template edit that was made during bundling and undone', async () => {
  const before = textOf(template);
  const edited = before.replace('Skip to', 'Poisoned');
  expect(edited).not.toBe(before);
  const config = textOf('vite.config.ts');
  writeFileSync(
    at('vite.config.ts'),
    `${config.replace('export default', 'const config =')}
     import { existsSync, writeFileSync } from 'node:fs';
     const once = ${JSON.stringify(at('edited-once'))};
     export default { ...config, plugins: [...(config.plugins ?? []), {
       name: 'edits-a-template',
       buildStart() {
         if (existsSync(once)) return;
         writeFileSync(once, '');
         writeFileSync(${JSON.stringify(at(template))}, ${JSON.stringify(edited)});
       },
     }] };`,
  );
  const raced = await build();
  expect(raced.output).toContain("The site's code changed while it was being bundled.");
  writeFileSync(at(template), before);
  const { status, output } = await build();
  expect([status, output]).toEqual([0, expect.stringContaining('Built')]);
  expect(home()).toContain('Skip to');
  expect(home()).not.toContain('Poisoned');
});

it('never applies a schema edit that was made during a check and undone', async () => {
  const schema = 'catalogue/schema/product.schema.json';
  const before = textOf(schema);
  const edited = before.replaceAll(/"maxLength": \d+/g, '"maxLength": 1');
  expect(edited).not.toBe(before);
  rmSync(at('.cache/catalogue'), { recursive: true, force: true });
  writeFileSync(
    at('race.mjs'),
    `import fs from 'node:fs';
     import { syncBuiltinESMExports } from 'node:module';
     const read = fs.readFileSync;
     let isEdited = false;
     fs.readFileSync = (file, ...rest) => {
       // Runs after the schemas are hashed, when the first catalogue file is read.
       if (!isEdited && String(file).includes('fixtures/catalogue')) {
         isEdited = true;
         fs.writeFileSync(${JSON.stringify(at(schema))}, ${JSON.stringify(edited)});
       }
       return read(file, ...rest);
     };
     syncBuiltinESMExports();`,
  );
  const check = (env: NodeJS.ProcessEnv) =>
    startNode(
      ['scripts/run.mjs', 'check', '--catalogue', 'codegen/fixtures/catalogue'],
      env,
      checkout,
    ).ended;
  await check({ NODE_OPTIONS: `--import ${at('race.mjs')}` });
  writeFileSync(at(schema), before);
  const { status, output } = await check({});
  expect([status, output]).toEqual([0, expect.stringContaining('no problems')]);
});
