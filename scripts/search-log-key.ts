/** The key that signs the search log comes from the environment, never from the repository. */
export const searchLogKey = (): string | undefined =>
  process.env.PURETEC_SEARCH_LOG_KEY || undefined;
