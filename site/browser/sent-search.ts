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

/** Returns the stored words and removes them, so one search is logged once. Empty without any. */
export function takeSentSearch(): string {
  try {
    const words = sessionStorage.getItem(name) ?? '';
    sessionStorage.removeItem(name);
    return words;
  } catch {
    return '';
  }
}
