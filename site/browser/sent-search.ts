/** Stores a search's words. The results page logs them, because the page that sends it is often left too soon. */
const name = 'puretec-sent';

export function storeSentSearch(words: string): void {
  try {
    sessionStorage.setItem(name, words);
  } catch {
    // Without storage, the search works but isn't logged.
  }
}

/** The stored words, exactly as typed. Empty if nothing is stored. */
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
