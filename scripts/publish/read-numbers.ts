/** What was read of the tables, by the numbers of its names (changes.ts). */
import { type Reads, whole } from '../../site/tables/reads.ts';
import type { Names } from './names.ts';

/** Pages read the same entries again and again: the name of each is put together once. */
export function readNumbers(numberOf: Names['numberOf']): (reads: Reads) => number[] {
  const ofEntries = new Map<string, Map<string, number>>();
  return (reads) => {
    const numbers: number[] = [];
    for (const [table, keys] of reads) {
      if (keys === whole) numbers.push(numberOf(table));
      else {
        const known = ofEntries.get(table) ?? new Map<string, number>();
        ofEntries.set(table, known);
        for (const key of keys) {
          const number = known.get(key) ?? numberOf(`${table}/${key}`);
          known.set(key, number);
          numbers.push(number);
        }
      }
    }
    return numbers;
  };
}
