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
      numbers.set(name, all.length);
      return all.push(name) - 1;
    },
  };
}
