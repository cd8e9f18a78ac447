/** The key that signs the search log. It comes from the environment of the build, never from the repository. */
export const searchLogKey = (): string | undefined =>
  process.env.PURETEC_SEARCH_LOG_KEY || undefined;
