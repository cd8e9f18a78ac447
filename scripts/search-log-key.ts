/** Reads the search log's key from the environment. The key is never in the repository. */
export const searchLogKey = (): string | undefined =>
  process.env.PURETEC_SEARCH_LOG_KEY || undefined;
