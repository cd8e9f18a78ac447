/** Compares snapshots: what would a customer notice? */
import { diffArrays } from 'diff';
import { codePattern } from '../editing/mentions.ts';
import { describePrice, isLarge, isSamePrice, perCentOf, signed } from '../prices/price-words.ts';
import type { Change, CountryChange } from './change-report.ts';
import type { PlannedPrice, PlannedPrices } from './planned-prices.ts';
import type { Snapshot } from './snapshot.ts';

/** A snapshot, with a catalogue's planned prices. */
export type Compared = Snapshot & { readonly planned?: PlannedPrices };

/** Each pair is of one country. A change that's the same in several is reported once. */
export function compareSnapshots(pairs: readonly (readonly [Compared, Compared])[]): Change[] {
  const found = new Map<string, Change>();
  for (const [before, after] of pairs) {
    for (const each of compareCountry(before, after)) {
      const { pages, ...rest } = each;
      const key = JSON.stringify(rest);
      const same = found.get(key);
      const countries = [...(same?.countries ?? []), after.country];
      found.set(key, {
        ...each,
        pages: same && same.pages.length > pages.length ? same.pages : pages,
        countries,
      });
    }
  }
  return [...found.values()];
}

const compareCountry = (before: Compared, after: Compared): CountryChange[] => {
  const renames = renamesOf(before, after);
  return [
    ...priceChanges(before, after, renames),
    ...plannedChanges(before, after, renames),
    ...productChanges(before, after, renames),
    ...pageChanges(before, after),
    ...redirectChanges(before, after),
    ...entityChanges(before, after, renames),
  ];
};

/** The new code of each renamed product, by its old one. */
type Renames = ReadonlyMap<string, string>;

function renamesOf(before: Snapshot, after: Snapshot): Renames {
  const renames = new Map<string, string>();
  for (const [code, { formerCodes }] of Object.entries(after.products))
    for (const former of formerCodes)
      if (before.products[former] && !after.products[former] && !before.products[code])
        renames.set(former, code);
  return renames;
}

/** A note, unless `more` says otherwise. */
const change = (
  topic: CountryChange['topic'],
  subject: string,
  what: string,
  pages: readonly string[],
  more: Partial<CountryChange> = {},
): CountryChange => ({ topic, subject, what, level: 'note', pages, ...more });

/** The lines that differ. */
function sides(before = '', after = ''): Partial<CountryChange> {
  const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  const lines = diffArrays(linesOf(before), linesOf(after));
  const removed = lines.flatMap((line) => (line.removed ? line.value : []));
  const added = lines.flatMap((line) => (line.added ? line.value : []));
  return {
    ...(removed.length > 0 && { before: removed.join('\n') }),
    ...(added.length > 0 && { after: added.join('\n') }),
  };
}

const pagesOf = ({ entities }: Snapshot, code: string): readonly string[] =>
  entities[`product ${code}`]?.pages ?? [];

function priceChanges(before: Snapshot, after: Snapshot, renames: Renames): CountryChange[] {
  return Object.entries(before.products).flatMap(([old, product]) => {
    const code = renames.get(old) ?? old;
    const now = after.products[code];
    const step = { before: product.price, after: now?.price };
    if (!now || isSamePrice(step)) return [];
    const perCent = perCentOf(step);
    const large = isLarge(step);
    const note = perCent === undefined ? '' : signed(perCent) + (large ? ', more than 20 %' : '');
    return change(
      'prices',
      `${code} ${now.name}`,
      `price in ${after.currency}`,
      pagesOf(after, code),
      {
        ...sides(describePrice(product.price), describePrice(now.price)),
        level: large ? 'warning' : 'note',
        ...(note && { note }),
      },
    );
  });
}

function plannedChanges(before: Compared, after: Compared, renames: Renames): CountryChange[] {
  if (!before.planned || !after.planned) return [];
  const now = after.planned;
  const was = new Map(
    [...before.planned.values()].map((each) => {
      const code = renames.get(each.code) ?? each.code;
      return [`${code} ${each.start}`, { ...each, code }];
    }),
  );
  const said = ({ price, end }: PlannedPrice): string =>
    describePrice(price) + (end === undefined ? '' : `, until ${end}`);
  return [...new Set([...was.keys(), ...now.keys()])].sort().flatMap((key) => {
    const [from, to] = [was.get(key), now.get(key)];
    const { code = '', start = '' } = to ?? from ?? {};
    const product = after.products[code];
    // A product that's gone is reported once, as gone.
    if (!product || (from && to && said(from) === said(to))) return [];
    const step = { before: product.price, after: to?.price };
    const perCent = perCentOf(step);
    return change(
      'planned',
      `${code} ${product.name}`,
      `price in ${after.currency} from ${start}`,
      pagesOf(after, code),
      {
        ...sides(from ? said(from) : 'none', to ? said(to) : 'none'),
        level: isLarge(step) ? 'warning' : 'note',
        ...(perCent !== undefined && { note: `${signed(perCent)} from today` }),
      },
    );
  });
}

function productChanges(before: Snapshot, after: Snapshot, renames: Renames): CountryChange[] {
  const renamed = new Set(renames.values());
  const of = (code: string, name: string, what: string, level: Change['level'] = 'note') => [
    change('products', `${code} ${name}`, what, pagesOf(after, code), { level }),
  ];
  const gone = Object.entries(before.products).flatMap(([code, { name }]) => {
    const now = renames.get(code);
    if (now) return of(now, after.products[now]?.name ?? name, `has a new code (was ${code})`);
    return after.products[code] ? [] : of(code, name, 'is gone', 'warning');
  });
  const come = Object.entries(after.products).flatMap(
    ([code, { name, discontinued, replacedBy }]) => {
      const old = before.products[code];
      if (!old) return renamed.has(code) ? [] : of(code, name, 'is new');
      const instead = replacedBy ? `, replaced by ${replacedBy}` : '';
      if (discontinued && !old.discontinued) return of(code, name, `is retired${instead}`);
      if (!discontinued && old.discontinued) return of(code, name, 'is back in the range');
      if (replacedBy === old.replacedBy) return [];
      return of(
        code,
        name,
        replacedBy ? `is replaced by ${replacedBy}` : 'no longer has a replacement',
      );
    },
  );
  return [...gone, ...come];
}

function pageChanges(before: Snapshot, after: Snapshot): CountryChange[] {
  const vanished = Object.entries(before.pages).filter(([path]) => !(path in after.pages));
  // A redirect's target is reported with the page that's gone.
  const moved = new Set(vanished.flatMap(([path]) => after.redirects[path] ?? []));
  const come = Object.entries(after.pages).filter(
    ([path]) => !(path in before.pages || moved.has(path)),
  );
  return [
    ...vanished.map(([path, title]) => {
      const to = after.redirects[path];
      const subject = `${path} ${title}`;
      return to === undefined
        ? change('pages', subject, 'is gone', [], { level: 'error', note: 'no redirect covers it' })
        : change('pages', subject, 'has moved', [to], { note: `a redirect opens ${to}` });
    }),
    ...come.map(([path, title]) => change('pages', `${path} ${title}`, 'appears', [path])),
  ];
}

function redirectChanges(before: Snapshot, after: Snapshot): CountryChange[] {
  const former = Object.entries(before.redirects).flatMap(([from, to]) => {
    const now = after.redirects[from];
    if (now === to || from in after.pages) return [];
    return now === undefined
      ? change('redirects', from, 'no longer works', [to], { before: to, level: 'error' })
      : change('redirects', from, 'has a new target', [now], sides(to, now));
  });
  const added = Object.entries(after.redirects).filter(
    ([from]) => !(from in before.redirects || from in before.pages),
  );
  return [
    ...former,
    ...added.map(([from, to]) => change('redirects', from, 'is new', [to], { after: to })),
  ];
}

/** Reported by their codes and addresses, too. */
const isReported = (entity: string): boolean => /^(?:product|category|page) /.test(entity);
const topics = { menu: 'menus', promotion: 'promotions', 'printed price': 'teasers' } as const;
const topicOf = (entity: string): CountryChange['topic'] =>
  Object.entries(topics).find(([kind]) => entity.startsWith(`${kind} `))?.[1] ?? 'texts';

/** Everything else: whatever has texts of its own. */
function entityChanges(before: Snapshot, after: Snapshot, renames: Renames): CountryChange[] {
  // A product's new code is reported once, not for each text that mentions it.
  const inNewNames = (text: string): string =>
    [...renames].reduce((named, [from, to]) => named.replaceAll(codePattern(from), to), text);
  const former = new Map(
    Object.entries(before.entities).map(([entity, { pages, texts }]) => {
      const known = Object.entries(texts).map(([field, text]) => [inNewNames(field), text]);
      return [inNewNames(entity), { pages, texts: Object.fromEntries(known) }];
    }),
  );
  return [...new Set([...former.keys(), ...Object.keys(after.entities)])].flatMap((entity) => {
    const [was, now] = [former.get(entity), after.entities[entity]];
    const of = (what: string, from?: string, to?: string) =>
      change(topicOf(entity), entity, what, (now ?? was)?.pages ?? [], sides(from, to));
    if (was && now) {
      const fields = [...new Set([...Object.keys(was.texts), ...Object.keys(now.texts)])];
      return fields
        .filter((field) => inNewNames(was.texts[field] ?? '') !== (now.texts[field] ?? ''))
        .map((field) => of(field, was.texts[field], now.texts[field]));
    }
    if (isReported(entity)) return [];
    const textOf = (each: typeof now) => each && Object.values(each.texts).join('\n');
    return of(now ? 'is new' : 'is gone', textOf(was), textOf(now));
  });
}
