/** Addresses that a wrong one may have meant: a slip in a code, a page without its folder or its end. */
import { isNear } from '../../search/nearest-words.ts';
import { plainCode } from '../../search/plain-code.ts';

const most = 3;
/** Shorter beginnings are those of too many. */
const shortest = 4;

const lastOf = (path: string): string => plainCode(path.slice(path.lastIndexOf('/') + 1));

/** At most three of `known`, the nearest first; those that differ in hyphens and capitals alone, where there are some. `path` is decoded; none for the home page. */
export function nearAddresses(path: string, known: readonly string[]): readonly string[] {
  const typed = lastOf(path.replace(/\/+$/, ''));
  if (typed === '') return [];
  const distance = (address: string): number => {
    const own = lastOf(address);
    if (own === typed) return 0;
    if (isNear(own, typed)) return 1;
    const [short, long] = own.length < typed.length ? [own, typed] : [typed, own];
    return short.length >= shortest && long.startsWith(short) ? 2 : Number.POSITIVE_INFINITY;
  };
  const near = [...new Set(known)]
    .filter((address) => address !== path && distance(address) < 3)
    .sort((a, b) => distance(a) - distance(b) || a.length - b.length || (a < b ? -1 : 1));
  const same = near.filter((address) => distance(address) === 0);
  return (same.length > 0 ? same : near).slice(0, most);
}
