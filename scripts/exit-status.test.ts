import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { beforeAll, describe, expect, it } from 'vitest';
import { runLine } from './testing/run-line.ts';
import { makeTrees } from './testing/small-trees.ts';
import { runNode, runScript, startNode } from './testing/start-program.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { messageOf, UserError } from './user-error.ts';

const folder = temporaryFolder('command');
beforeAll(async () => {
  const bundle = await rolldown({
    input: ['exit-status', 'on-exit', 'user-error'].map((name) => `scripts/${name}.ts`),
    platform: 'node',
  });
  await bundle.write({ dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' });
  await bundle.close();
});

const waits = 'await new Promise(() => setTimeout(() => {}, 9999))';
const early = 'The command stopped before it finished. Run it again.\n';

/** A command that runs this code. It also has vike's listener, which logs errors and keeps the process alive. */
const program = (body: string): string[] => [
  '--input-type=module',
  '-e',
  `import { onExit } from '${folder}/on-exit.mjs';
   import { runCommand, untilStopped } from '${folder}/exit-status.mjs';
   import { UserError } from '${folder}/user-error.mjs';
   process.on('uncaughtException', console.error).on('unhandledRejection', console.error);
   runCommand(async () => { ${body} });`,
];

describe('GEN-07 a command ends with its true status', () => {
  it.each([
    ['its own number', 'return 3', 3, ''],
    ['a fault that is thrown', 'throw new UserError("The well is dry.")', 1, 'The well is dry.\n'],
    [
      'a fault thrown later',
      `setTimeout(() => { throw new UserError("Late.") }); ${waits}`,
      1,
      'Late.\n',
    ],
    [
      'a promise never awaited',
      `void Promise.reject(new UserError("Lost.")); ${waits}`,
      1,
      'Lost.\n',
    ],
    ['a library that exits for it', 'process.exit(0)', 1, early],
    ['nothing left to wait for', 'await new Promise(() => {})', 1, early],
  ])('%s', async (_name, body, status, output) => {
    expect(await runNode(program(body))).toEqual({ status, signal: null, output });
  });

  it('shows a stack where the fault is ours', async () => {
    const { status, output } = await runNode(program('throw new TypeError("no such thing")'));
    expect(status).toBe(1);
    expect(output).toMatch(/^This is a bug in the program:\nTypeError: no such thing\n\s+at /);
  });

  it('undoes what it began, and dies of a signal', async () => {
    const file = join(folder, 'undone');
    const waiting = startNode(
      program(
        `const { writeFileSync } = await import('node:fs');
         onExit(() => writeFileSync(${JSON.stringify(file)}, 'undone'));
         console.log('ready');
         await new Promise(() => setTimeout(() => {}, 9999));`,
      ),
    );
    await waiting.prints('ready');
    waiting.child.kill('SIGTERM');
    expect(await waiting.ended).toMatchObject({ status: null, signal: 'SIGTERM' });
    expect(readFileSync(file, 'utf8')).toBe('undone');
  });

  it('a server that is asked to stop has ended well', async () => {
    const server = startNode(
      program(`const open = setInterval(() => {}, 9999);
         console.log('ready');
         await untilStopped();
         clearInterval(open);
         console.log('closed');
         return 0;`),
    );
    await server.prints('ready');
    server.child.kill('SIGINT');
    expect(await server.ended).toEqual({ status: 0, signal: null, output: 'ready\nclosed\n' });
  });
});

it('GEN-07 a server for editing survives a fault of the code that is edited', async () => {
  const server = startNode(
    program(
      `const open = setInterval(() => {}, 9999);
       setTimeout(() => { throw new UserError('Broken for now.'); }, 1);
       await untilStopped({ survives: true });
       clearInterval(open);
       return 0;`,
    ),
  );
  await server.prints('Broken for now.');
  server.child.kill('SIGTERM');
  expect((await server.ended).status).toBe(0);
});

describe('GEN-07 what a person or the machine can put right is one sentence', () => {
  const missing = join(folder, 'missing');
  const none = `There's no folder called "${missing}". Check the path.\n`;
  it.each([
    [`build --catalogue ${missing} --out ${folder}/out`, 1, `${none}Nothing was built.\n`],
    [`check --catalogue ${missing}`, 1, none],
    ['new product WH2-60', 1, 'WH2-60 is already a product. Use another code.\n'],
    [
      'check --catalogue docs',
      1,
      '"docs" isn\'t a catalogue, because it has no site.yaml and no pro',
    ],
    [`changes --markdown ${missing}/a.md`, 1, `There's no folder called ${missing}.\n`],
    ['synthetic --out catalogue', 1, `"catalogue" contains the site's source files`],
    [`synthetic --products 0 --out ${missing}`, 2, '--products takes a number from 1 to'],
    ['build --at 2027-02-30', 2, '--at takes a date or time such as 2026-12-01T00:00, not "2027-'],
  ])('%s', async (words, status, printed) => {
    const ended = await runLine(...words.split(' '));
    expect(ended.status).toBe(status);
    expect(ended.output.startsWith(printed), ended.output).toBe(true);
    expect(ended.output).not.toMatch(/\n\s+at /);
  });

  it('preview and start on a busy port, at once', async () => {
    const taken = createServer();
    const port = await new Promise<number>((done) => {
      taken.listen(0, '127.0.0.1', () => {
        const address = taken.address();
        done(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const out = join(folder, 'trees');
    makeTrees(out);
    const previewed = await runScript('preview', '--out', out, '--port', String(port));
    const started = await runScript('start', '--port', String(port));
    taken.close();
    const refused = {
      status: 1,
      signal: null,
      output: `Port ${port} is in use. Stop the other server, or use another port with --port.\n`,
    };
    expect([previewed, started]).toEqual([refused, refused]);
  });

  it('ACCEPTANCE 20 preview puts back the site that an interrupted build moved aside', async () => {
    const out = join(folder, 'healed');
    makeTrees(join(folder, '.healed.previous-0a1b2c'));
    const server = startNode(['scripts/run.mjs', 'preview', '--out', out, '--port', '0']);
    await server.prints('Australia');
    server.child.kill('SIGTERM');
    expect((await server.ended).status).toBe(0);
  });

  it('test names its steps when it has none of that name', async () => {
    const { status, output } = await runScript('test', 'nonsense');
    expect(status).toBe(2);
    expect(output).toContain('There\'s no step with "nonsense" in its name. The steps are:\n');
    expect(output).toContain('\n  Browser tests\n');
    expect(output).not.toContain('passed');
    expect(await runScript('test', '--bail')).toMatchObject({ status: 2 });
  });

  const system = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more });
  it.each([
    [system('ENOSPC', { path: '/x/y' }), 'The disk is full (at "/x/y").'],
    // A copy fails because the target's disk is full.
    [system('ENOSPC', { path: '/from', dest: '/to' }), 'The disk is full (at "/to").'],
    [
      system('EACCES', { path: '/x', dest: '/to' }),
      `You don't have permission to read or write "/x`,
    ],
    [
      system('ERR_MODULE_NOT_FOUND', {
        message: "Cannot find package 'react-dom' imported from /a/b",
      }),
      'The package react-dom is missing. Run npm ci',
    ],
    [system('EIO', { path: '/x' }), 'The disk failed (at "/x").'],
    [system('EFBIG', { path: '/x' }), 'A file is larger than this system allows (at "/x").'],
    [system('EADDRINUSE', { port: 80 }), 'Port 80 is in use.'],
    [system('ENOENT', { syscall: 'mkdir', path: '/x' }), `"/x" can't be reached, because a file`],
    [new Error('wrapped', { cause: system('ENOSPC') }), 'The disk is full.'],
    [new Error('No space left on device (os error 28)'), 'The disk is full.'],
    [new UserError('As it is.'), 'As it is.'],
  ])('%s', (error, sentence) => {
    expect(messageOf(error)?.startsWith(sentence), messageOf(error)).toBe(true);
  });

  it('a bug in our code has no sentence', () => {
    expect(messageOf(new TypeError('undefined is not a function'))).toBeUndefined();
    expect(messageOf(system('ENOENT'))).toBeUndefined();
    expect(messageOf(system('ENOENT', { syscall: 'scandir', path: '/x' }))).toBeUndefined();
  });
});
