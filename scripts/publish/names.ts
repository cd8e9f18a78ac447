/** Texts that many things mention, each once: what is kept of a build holds their numbers. */
export type Names = {
  readonly numberOf: (name: string) => number;
  /** By number. It grows. */
  readonly all: readonly string[];
};

export function createNames(known: readonly string[] = []): Names {
  const all = [...known];
  const numbers = new Map(all.map((name, number) => [name, number]));
  return {
    all,
    numberOf(name) {
      const number = numbers.get(name);
      if (number !== undefined) return number;
      const own = detached(name);
      numbers.set(own, all.length);
      return all.push(own) - 1;
    },
  };
}

/** A text cut out of a page holds on to the whole page, until it is copied. */
const detached = (text: string): string => Buffer.from(text).toString();
