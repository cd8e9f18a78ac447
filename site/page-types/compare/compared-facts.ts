/** A product's facts under the headings where readers look for them, for comparisons, schedules and clauses. */
import { measures, sizeOf } from '../../../kernel/views.ts';
import type { CompareData, CompareProduct } from './compare-data.ts';

export const sizeHeading = 'Size (H × W × D)';

const isMeasure = (id: string): boolean => measures.some((side) => side === id);

/** Returns the specifications, with one size in place of the first dimension. */
export const readableNames = (names: CompareData['specifications']) =>
  names.flatMap((name) => {
    if (!isMeasure(name.id)) return name;
    return name.id === measures[0] ? { id: 'size', label: sizeHeading } : [];
  });

/** A thread is the connection of a product without another, and its dimensions are one fact, `size`. */
export function readableFacts({
  specifications: facts,
  samples = [],
}: Pick<CompareProduct, 'specifications' | 'samples'>) {
  const { connection, thread, ...others } = facts;
  const isThread = connection === undefined;
  // The heading names the three dimensions. A lamp's row names its length and diameter.
  const size = sizeOf(facts)?.replace(/ \(h.*/, '');
  const named = samples.map((id) => {
    if (isMeasure(id)) return 'size';
    return isThread && id === 'thread' ? 'connection' : id;
  });
  const readable: Readonly<Record<string, number | string | undefined>> = {
    ...others,
    connection: connection ?? thread,
    thread: isThread ? undefined : thread,
    size,
  };
  return { facts: readable, samples: named };
}
