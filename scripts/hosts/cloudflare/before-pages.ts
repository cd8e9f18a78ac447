import { pageFile } from '../../../kernel/page-file.ts';
import type { Tree } from '../host.ts';

/** Redirects that must come before the files, because a page at the same path would hide them. The script does the others. */
export const beforePages = ({ redirects, files }: Tree): Tree['redirects'] =>
  redirects.filter(
    ({ from, status, pattern }) => status !== 301 || !pattern.literal || files.has(pageFile(from)),
  );
