/** Promotions, and the prices printed in them. */
import type { Snapshot } from '../snapshot/snapshot.ts';
import { type CountryChange, renamesOf } from './change-report.ts';

export function promotionChanges(before: Snapshot, after: Snapshot): CountryChange[] {
  const ids = [
    ...new Set([...Object.keys(before.promotions), ...Object.keys(after.promotions)]),
  ].sort();
  return ids.flatMap((id): CountryChange[] => {
    const [old, now] = [before.promotions[id], after.promotions[id]];
    const change = (what: string, from?: string, to?: string): CountryChange => ({
      topic: 'promotions',
      subject: id,
      what,
      ...(from !== undefined && { before: from }),
      ...(to !== undefined && { after: to }),
      level: 'note',
      pages: (now ?? old)?.pages ?? [],
    });
    if (!old && now) {
      const days = `${now.waits && now.start ? ` on ${now.start}` : ''}${now.end ? `, until ${now.end}` : ''}`;
      return [change(`${now.waits ? 'comes' : 'appears'}${days}`, undefined, now.text)];
    }
    if (old && !now) return [change('disappears', old.text)];
    if (!old || !now) return [];
    const fields = ['text', 'price', 'link', 'start', 'end'] as const;
    const renames = renamesOf(before, after);
    const link = (path: string) => renames.get(path.slice(1)) ?? path.slice(1);
    const changed = fields.filter((field) =>
      field === 'link' ? link(old.link) !== now.link.slice(1) : old[field] !== now[field],
    );
    const moved = old.pages.join('\n') !== now.pages.join('\n');
    return [
      ...changed.map((field) => change(field, old[field], now[field])),
      ...(moved ? [change('is shown on', old.pages.join('\n'), now.pages.join('\n'))] : []),
    ];
  });
}

/** Printed prices that change. The check refuses one that isn't the price of its product. */
export function teaserChanges(before: Snapshot, after: Snapshot): CountryChange[] {
  const printed = ({ teasers, promotions }: Snapshot) => [
    ...Object.entries(teasers).map(([id, { label, price }]) => ({
      name: `${id}, ${label}`,
      price,
      pages: [] as readonly string[],
    })),
    ...Object.entries(promotions).flatMap(([id, { price, pages }]) =>
      price === undefined ? [] : [{ name: `promotion ${id}`, price, pages }],
    ),
  ];
  const old = new Map(printed(before).map(({ name, price }) => [name, price]));
  return printed(after).flatMap(({ name, price, pages }): CountryChange[] => {
    const was = old.get(name);
    if (was === undefined || was === price) return [];
    const what = `printed price in ${after.currency}`;
    return [
      { topic: 'teasers', subject: name, what, before: was, after: price, level: 'note', pages },
    ];
  });
}
