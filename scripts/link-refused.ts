/** Whether a hard link could not be made because it leads to another disk, or the disk knows none: then one copies. */
export const isLinkRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && refusals.includes(String(error.code));

const refusals = ['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];
