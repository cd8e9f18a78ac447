import { pageFile } from '../../../kernel/page-file.ts';
import type { Tree } from '../host.ts';

/** Before the files stand only those that a page of the same path would hide; the script does the others. */
export const beforePages = ({ redirects, files }: Tree): Tree['redirects'] =>
  redirects.filter(
    ({ from, status, pattern }) => status !== 301 || !pattern.literal || files.has(pageFile(from)),
  );
