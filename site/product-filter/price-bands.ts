/** Round amounts in dollars at which prices are parted. */
const roundAmounts = [
  20, 50, 100, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000, 7500, 10_000, 15_000,
];
const mostBands = 4;

/**
 * Bands of prices in whole dollars, lowest first: "-500", "500-1000", "1000-". At most four, of
 * about the same number of products, none of them empty; empty where the prices are too alike.
 * `cents` are prices with GST.
 */
export function priceBands(cents: readonly number[]): readonly string[] {
  const sorted = [...cents].sort((a, b) => a - b);
  const below = (amount: number) => sorted.filter((price) => price < amount * 100).length;
  const dividing = roundAmounts.filter((amount) => {
    const count = below(amount);
    return count > 0 && count < sorted.length;
  });
  const bands = Math.min(mostBands, Math.floor(sorted.length / 2));
  const limits: number[] = [];
  for (let band = 1; band < bands; band += 1) {
    const wanted = (sorted.length * band) / bands;
    const distance = (amount: number) => Math.abs(below(amount) - wanted);
    const last = limits.at(-1);
    const candidates = dividing.filter(
      (amount) => last === undefined || below(amount) > below(last),
    );
    const best = candidates.reduce<number | undefined>(
      (found, amount) =>
        found === undefined || distance(amount) < distance(found) ? amount : found,
      undefined,
    );
    if (best !== undefined) limits.push(best);
  }
  if (limits.length === 0) return [];
  return [`-${limits[0]}`, ...limits.map((limit, index) => `${limit}-${limits[index + 1] ?? ''}`)];
}
