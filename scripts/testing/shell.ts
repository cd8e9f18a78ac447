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

const git = 'git -c user.name=A -c user.email=a@example.com -c commit.gpgsign=false';

/** Makes a checkout its own repository. The first commit contains the catalogue. */
export function commitCatalogue(checkout: string) {
  const first = `${git} add catalogue && ${git} commit -qm Base`;
  return shell(`rm -f .git && git init -q -b main && ${first}`, checkout);
}
