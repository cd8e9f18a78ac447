/** Vite's development server with the catalogue compiled again at every edit. */
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import type { Catalogue } from '../../codegen/catalogue.ts';
import { compileCatalogue, generate } from '../../codegen/main.ts';
import { type Problem, problemLine } from '../../codegen/problem.ts';
import { projectRoot } from '../project-root.ts';
import { generatedFolder } from '../publish/build-site.ts';
import { viteConfig } from '../publish/bundle.ts';
import { reportProblems } from '../report-problems.ts';
import { treeFiles } from './tree-files.ts';

export async function startDevelopment(root: string, port: number): Promise<ViteDevServer> {
  const generated = generatedFolder(root);
  let catalogue: Catalogue | undefined;
  let errors: readonly Problem[] = [];
  const compile = async () => {
    const result = await compileCatalogue(root);
    errors = result.problems.filter(({ severity }) => severity === 'error');
    reportProblems(errors);
    if (!result.catalogue) return;
    catalogue = result.catalogue;
    generate(catalogue, generated);
  };

  await compile();
  if (!catalogue) {
    console.log('The site starts as soon as the catalogue has no errors. Correct it and save.');
  }
  const server = await createServer({
    ...viteConfig(generated, join(projectRoot, '.cache', 'dev')),
    server: { port, host: 'localhost' },
    plugins: [treeFiles({ root, generated, catalogue: () => catalogue })],
  });
  server.watcher.add(root);
  server.watcher.on('all', (_event, file) => {
    if (file.endsWith('.yaml')) void update();
  });

  // Edits that come while one is compiled are compiled together afterwards.
  let running: Promise<void> | undefined;
  let again = false;
  const update = async (): Promise<void> => {
    if (running) {
      again = true;
      return;
    }
    running = compile();
    await running;
    running = undefined;
    const [first] = errors;
    if (first)
      server.ws.send({
        type: 'error',
        err: { message: errors.map(problemLine).join('\n\n'), stack: '', id: first.file },
      });
    else server.ws.send({ type: 'full-reload' });
    if (again) {
      again = false;
      await update();
    }
  };

  await server.listen();
  const { port: bound = port } = server.config.server;
  console.log(
    `Australia    http://au.localhost:${bound}/\nNew Zealand  http://nz.localhost:${bound}/`,
  );
  return server;
}
