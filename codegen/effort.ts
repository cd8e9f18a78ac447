/**
 * How much is read to find advice on one file. It is counted, not timed, so that every machine advises the
 * same; beyond it mistakes are told without advice.
 */

/** A file of 10,000 characters is read a hundred times. */
const most = 1_000_000;
/** What reading takes besides the characters. */
const perText = 300;
const perProblem = 100;

/** Thrown where no more is read. */
const enough = Symbol('enough');

export type Effort = {
  /** To be called before a text is read, and again for the problems that were found in it. */
  readonly read: (text: string) => void;
  readonly found: (problems: number) => void;
};

export function createEffort(): Effort {
  let left = most;
  const take = (amount: number) => {
    left -= amount;
    if (left < 0) throw enough;
  };
  return {
    read: (text) => take(text.length + perText),
    found: (problems) => take(problems * perProblem),
  };
}

/** `undefined` where the answer takes more than may be read. */
export function unlessTooMuch<T>(answer: () => T): T | undefined {
  try {
    return answer();
  } catch (error) {
    if (error === enough) return undefined;
    throw error;
  }
}
