import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** What looks like a secret, as providers and tools shape theirs. Of a find, only where and what it is is told. */
const shapes: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  'a key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})\b/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b|_authToken=[\w-]{8,}/,
  'a token of Slack': /\bxox[abprs]-[\w-]{10,}/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a key of Stripe': /\b[rs]k_live_\w{16,}/,
  'a web token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'an address with a password':
    /\b[a-z+]{3,}:\/\/[^\s/:@"'`<>{}$[\]]+:[^\s/:@"'`<>{}$[\]]{8,}@[\w-]+\.\w/,
  // The one of the tests stands in ACCEPTANCE 24.
  'a key of the search log': /PURETEC_SEARCH_LOG_KEY["']?\s*[:=]\s*["']?(?!test-key\b)[\w+/-]{8,}/,
};

/** "line 3: a private key" for each. */
export function secretsIn(text: string): string[] {
  return text.split('\n').flatMap((line, index) =>
    Object.entries(shapes)
      .filter(([, shape]) => shape.test(line))
      .map(([name]) => `line ${index + 1}: ${name}`),
  );
}

/** Every file that is committed, and is no picture and no typeface. */
export function committedFiles(): string[] {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' });
  return files
    .split('\0')
    .filter((name) => name !== '' && !/\.(png|jpe?g|webp|woff2?)$/.test(name));
}

export const secretsOf = (name: string): string[] =>
  secretsIn(readFileSync(join(projectRoot, name), 'utf8')).map((each) => `${name} ${each}`);
