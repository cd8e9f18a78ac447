/**
 * The words of a search while its results page loads, for this tab. The page that sends a search is often left before it
 * can log it, so the results page does.
 */
const name = 'puretec-sent';

export function storeSentSearch(words: string): void {
  try {
    sessionStorage.setItem(name, words);
  } catch {
    // Without storage the search works, and isn't logged.
  }
}

/** The stored words, as they were typed. Empty without any. */
export function readSentSearch(): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

export function forgetSentSearch(): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was stored.
  }
}
