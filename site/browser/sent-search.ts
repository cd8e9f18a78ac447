/** Stores a search's words. The results page logs them, because the page that sends it is often left too soon. */
const name = 'puretec-sent';

/** Without storage, the search works but isn't logged. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export const storeSentSearch = (words: string): void =>
  attempt(() => sessionStorage.setItem(name, words));

/** The stored words, exactly as typed. Empty if nothing is stored. */
export const readSentSearch = (): string => attempt(() => sessionStorage.getItem(name)) ?? '';

export const forgetSentSearch = (): void => attempt(() => sessionStorage.removeItem(name));
