import { spawnSync } from 'node:child_process';

/** Runs a line of Bash in a folder, as a person or a CI runner does. */
export function shell(command: string, cwd: string, env: NodeJS.ProcessEnv = {}) {
  const { npm_lifecycle_event: _event, ...inherited } = process.env;
  const { status, stdout, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', command], {
    cwd,
    encoding: 'utf8',
    env: { ...inherited, NO_COLOR: '1', ...env },
  });
  return { status, output: `${command}\n${stdout}${stderr}` };
}

/** Makes a folder its own repository. The first commit contains `what`. */
export function commitAll(folder: string, what = '.') {
  const git = 'git -c user.name=A -c user.email=a@example.com -c commit.gpgsign=false';
  const first = `${git} add ${what} && ${git} commit -qm Base`;
  return shell(`rm -f .git && git init -q -b main && ${first}`, folder);
}
