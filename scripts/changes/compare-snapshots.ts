/** Compares snapshots: what would a customer notice? */
import { isRecord } from '../../kernel/json-record.ts';
import { codePattern } from '../editing/mentions.ts';
import {
  describePrice,
  isLarge,
  isSamePrice,
  perCentOf,
  priceWords,
  signed,
} from '../editing/price-words.ts';
import type { Change, CountryChange } from './change-report.ts';
import { alike, differences, ofOrder, sides, valueText } from './differences.ts';
import type { Entities, Entity } from './entities.ts';
import { fieldWords, printedWith, unseenChanges } from './field-words.ts';
import type { Compared, PlannedPrice, Snapshot } from './read-snapshots.ts';

/** Compares one country in each pair. Reports a change that several countries share once. */
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
    ...gstChanges(before, after, renames),
    ...priceChanges(before, after, renames),
    ...productChanges(before, after, renames),
    ...pageChanges(before, after),
    ...redirectChanges(before, after),
    ...entityChanges(before, after, renames),
    ...pictureChanges(before, after),
    ...unseenChanges(before.files, after.files, after.facts),
  ];
};

type Renames = ReadonlyMap<string, string>;

function renamesOf(before: Snapshot, after: Snapshot): Renames {
  const renames = new Map<string, string>();
  for (const [code, { formerCodes }] of Object.entries(after.products))
    for (const former of formerCodes)
      if (before.products[former] && !after.products[former] && !before.products[code])
        renames.set(former, code);
  return renames;
}

const change = (
  topic: CountryChange['topic'],
  subject: string,
  what: string,
  pages: readonly string[],
  more: Partial<CountryChange> = {},
): CountryChange => ({ topic, subject, what, level: 'note', pages, ...more });

const pagesOf = ({ entities }: Snapshot, code: string): readonly string[] =>
  entities[`product ${code}`]?.pages ?? [];

function gstChanges(before: Snapshot, after: Snapshot, renames: Renames): CountryChange[] {
  if (before.gstPercent === after.gstPercent) return [];
  const changed = Object.entries(before.products).flatMap(([old, { price }]) => {
    const code = renames.get(old) ?? old;
    const steps = [price, after.products[code]?.price].map((each) =>
      priceWords(each, 'incGstCents'),
    );
    return price.kind === 'priced' && steps[0] !== steps[1] ? `${code} ${steps.join(' → ')}` : [];
  });
  const note = `${changed.length} prices inc GST change, such as ${changed.slice(0, 3).join(', ')}`;
  const [from, to] = [before, after].map(({ gstPercent }) => `${gstPercent}%`);
  return [
    change('prices', 'site', 'GST rate', ['every page'], {
      ...sides(from, to),
      ...{ level: 'warning', note },
    }),
  ];
}

/** Compares today's prices, which have no start, and planned ones. */
function priceChanges(before: Compared, after: Compared, renames: Renames): CountryChange[] {
  const pricesIn = ({ products, planned }: Compared, nameOf: (code: string) => string) => {
    const today = Object.entries(products).map(
      ([code, { price }]): PlannedPrice => ({ code, start: '', end: undefined, price }),
    );
    return new Map(
      [...today, ...(planned?.values() ?? [])].map((each) => {
        const code = nameOf(each.code);
        return [`${code} ${each.start}`, { ...each, code }];
      }),
    );
  };
  const was = pricesIn(before, (code) => renames.get(code) ?? code);
  const now = pricesIn(after, (code) => code);
  const said = (each: PlannedPrice | undefined): string =>
    each ? describePrice(each.price) + (each.end ? `, until ${each.end}` : '') : 'none';
  return [...new Set([...was.keys(), ...now.keys()])].sort().flatMap((key) => {
    const [from, to] = [was.get(key), now.get(key)];
    const { code = '', start = '' } = to ?? from ?? {};
    const product = after.products[code];
    const prices = { before: from?.price, after: to?.price };
    const isToday = start === '';
    // A product that's new or gone is reported once.
    if (!product || (isToday && !(from && to))) return [];
    if (isSamePrice(prices) && from?.end === to?.end) return [];
    const step = isToday ? prices : { before: product.price, after: to?.price };
    const perCent = perCentOf(step);
    const large = isLarge(step);
    const since = isToday ? (large ? ', more than 20%' : '') : ' from today';
    return change(
      isToday ? 'prices' : 'planned',
      `${code} ${product.name}`,
      `price in ${after.currency}${isToday ? '' : ` from ${start}`}`,
      pagesOf(after, code),
      {
        ...sides(said(from), said(to)),
        level: large ? 'warning' : 'note',
        ...(perCent !== undefined && { note: signed(perCent) + since }),
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
    return after.products[code] ? [] : of(code, name, 'removed', 'warning');
  });
  const come = Object.entries(after.products).flatMap(
    ([code, { name, discontinued, replacedBy }]) => {
      const old = before.products[code];
      if (!old) return renamed.has(code) ? [] : of(code, name, 'is new');
      const instead = replacedBy ? `, replaced by ${replacedBy}` : '';
      if (discontinued && !old.discontinued) return of(code, name, `is discontinued${instead}`);
      if (!discontinued && old.discontinued) return of(code, name, 'is back in the range');
      if (replacedBy === old.replacedBy) return [];
      return change('products', `${code} ${name}`, 'replaced by', pagesOf(after, code), {
        before: old.replacedBy ?? 'none',
        after: replacedBy ?? 'none',
      });
    },
  );
  return [...gone, ...come];
}

function pageChanges(before: Snapshot, after: Snapshot): CountryChange[] {
  const vanished = Object.entries(before.pages).filter(([path]) => !(path in after.pages));
  // The page that's gone reports where its redirect leads.
  const moved = new Set(vanished.flatMap(([path]) => after.redirects[path] ?? []));
  const come = Object.entries(after.pages).filter(
    ([path]) => !(path in before.pages || moved.has(path)),
  );
  return [
    ...vanished.map(([path, title]) => {
      const to = after.redirects[path];
      const subject = `${path} ${title}`;
      return to === undefined
        ? change('pages', subject, 'removed', [], { level: 'error', note: 'no redirect' })
        : change('pages', subject, 'has moved', [to], { note: `redirects to ${to}` });
    }),
    ...come.map(([path, title]) => change('pages', `${path} ${title}`, 'is new', [path])),
  ];
}

function redirectChanges(before: Snapshot, after: Snapshot): CountryChange[] {
  const former = Object.entries(before.redirects).flatMap(([from, to]) => {
    const now = after.redirects[from];
    if (now === to || from in after.pages) return [];
    return now === undefined
      ? change('redirects', from, 'no longer works', [to], { before: to, level: 'error' })
      : change('redirects', from, 'now redirects elsewhere', [now], sides(to, now));
  });
  const added = Object.entries(after.redirects).filter(
    ([from]) => !(from in before.redirects || from in before.pages),
  );
  return [
    ...former,
    ...added.map(([from, to]) => change('redirects', from, 'is new', [to], { after: to })),
  ];
}

/** Other comparisons report these by code or address. */
const isReported = (kind: string): boolean => ['product', 'category', 'page'].includes(kind);
const topicsOfKinds: Readonly<Record<string, CountryChange['topic']>> = {
  menu: 'menus',
  promotion: 'promotions',
  'printed price': 'teasers',
};
/** Types of entries that pages show in the catalogue's order. */
const ordered = ['dealer range', 'contaminant', 'treatment', 'specification', 'fact'];

function entityChanges(before: Snapshot, after: Snapshot, renames: Renames): CountryChange[] {
  const printed = printedWith(after.facts);
  const former = withNewCodes(before.entities, renames);
  const of = (name: string, { kind, pages }: Entity, what: string, found: object = {}) =>
    change(topicsOfKinds[kind] ?? 'texts', name, what, pages, found);
  const fieldsOf = (name: string, was: Entity, now: Entity) =>
    differences(was.value, now.value, printed).map(({ field, isOrder, ...found }) =>
      of(name, now, fieldWords(now.kind, field, after.facts) + (isOrder ? ', order' : ''), found),
    );
  const only = (side: Entities, other: Entities) =>
    Object.entries(side).filter(([name]) => !(name in other));
  const [gone, come] = [only(former, after.entities), only(after.entities, former)];
  const pairs = new Map(
    [...new Set(come.map(([, { kind }]) => kind))].flatMap((kind) => {
      const values = (side: typeof gone) =>
        new Map(side.flatMap(([name, each]) => (each.kind === kind ? [[name, each.value]] : [])));
      return isReported(kind) ? [] : [...alike(values(gone), values(come), printed)];
    }),
  );
  const renamed = new Set(pairs.values());
  return [
    ...Object.entries(former).flatMap(([name, was]) => {
      const now = after.entities[pairs.get(name) ?? name];
      if (now) return fieldsOf(pairs.get(name) ?? name, was, now);
      const said = sides(valueText(was.value, printed));
      return isReported(was.kind) ? [] : of(name, was, 'removed', said);
    }),
    ...come.flatMap(([name, now]) =>
      isReported(now.kind) || renamed.has(name)
        ? []
        : of(name, now, 'is new', sides('', valueText(now.value, printed))),
    ),
    ...ordered.flatMap((kind) => {
      const names = (side: Entities, other: Entities) =>
        Object.keys(side).filter((name) => side[name]?.kind === kind && name in other);
      const short = (name: string) => name.slice(kind.length + 1);
      return ofOrder(
        names(former, after.entities).map(short),
        names(after.entities, former).map(short),
        [],
      ).map(({ isOrder: _, field: _field, ...found }) => change('texts', kind, 'order', [], found));
    }),
  ];
}

/** A file can change its content under the same name, and a photo can replace a drawing. */
function pictureChanges(before: Compared, after: Compared): CountryChange[] {
  const [were, are] = [before.pictures ?? {}, after.pictures ?? {}];
  return Object.keys({ ...were, ...are }).flatMap((file) => {
    if (were[file] === are[file]) return [];
    // A view's file name has the code and the view.
    const stem = file.replace(/^.*\/|\.[^.]+$/g, '');
    const [code = ''] = Object.keys(after.products)
      .filter((each) => stem === each || stem.startsWith(`${each}-`))
      .sort((a, b) => b.length - a.length);
    const [come, gone] = file.endsWith('.svg')
      ? ['is new', 'removed']
      : ['is new, and replaces the drawing', 'removed, so pages use the drawing again'];
    const what = were[file] ? (are[file] ? 'looks different' : gone) : come;
    return change('pictures', `picture ${file}`, what, pagesOf(after, code));
  });
}

/** Replaces old codes in texts, so a new code isn't reported for each text that mentions it. */
function withNewCodes(entities: Entities, renames: Renames): Entities {
  if (renames.size === 0) return entities;
  const named = (text: string): string =>
    [...renames].reduce((known, [from, to]) => known.replaceAll(codePattern(from), to), text);
  return JSON.parse(JSON.stringify(entities), (_key, value: unknown) =>
    typeof value === 'string'
      ? named(value)
      : isRecord(value)
        ? Object.fromEntries(Object.entries(value).map(([key, each]) => [named(key), each]))
        : value,
  );
}
