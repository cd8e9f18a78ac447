/** The search log's key, which the build puts in place of this name. */
declare const __SEARCH_LOG_KEY__: unknown;

/** Undefined: no key was configured, and no search is logged. */
export const searchLogKey: string | undefined = readKey();

// Tests and the server's rendering run without the build's definition: then the name is unknown.
function readKey(): string | undefined {
  if (typeof __SEARCH_LOG_KEY__ === 'undefined') return undefined;
  const key: unknown = __SEARCH_LOG_KEY__;
  return typeof key === 'string' && key !== '' ? key : undefined;
}
