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
    ...menuChanges(before, after),
    ...promotionChanges(before, after, renames),
    ...teaserChanges(before, after),
    ...textChanges(before, after, renames),
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

const sides = (before: string | undefined, after: string | undefined): Partial<CountryChange> => ({
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});

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
        : change('pages', subject, 'has moved', [to], { note: `a redirect goes to ${to}` });
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

function menuChanges(before: Snapshot, after: Snapshot): CountryChange[] {
  return Object.entries(after.menus).flatMap(([menu, now]) => {
    const lines = diffArrays([...(before.menus[menu] ?? [])], [...now]);
    const removed = lines.flatMap((line) => (line.removed ? line.value : []));
    const added = lines.flatMap((line) => (line.added ? line.value : []));
    if (removed.length === 0 && added.length === 0) return [];
    const textOf = (some: readonly string[]) => some.join('\n') || undefined;
    return change('menus', menu, 'menu', ['/'], sides(textOf(removed), textOf(added)));
  });
}

function promotionChanges(before: Snapshot, after: Snapshot, renames: Renames): CountryChange[] {
  const ids = new Set([...Object.keys(before.promotions), ...Object.keys(after.promotions)]);
  return [...ids].sort().flatMap((id) => {
    const [old, now] = [before.promotions[id], after.promotions[id]];
    const of = (what: string, from?: string, to?: string) =>
      change('promotions', id, what, (now ?? old)?.pages ?? [], sides(from, to));
    if (!old && now) {
      const days = `${now.waits && now.start ? ` on ${now.start}` : ''}${now.end ? `, until ${now.end}` : ''}`;
      return [of(`${now.waits ? 'comes' : 'appears'}${days}`, undefined, now.text)];
    }
    if (old && !now) return [of('disappears', old.text)];
    if (!old || !now) return [];
    const fields = ['text', 'price', 'link', 'start', 'end'] as const;
    const link = (path: string) => renames.get(path.slice(1)) ?? path.slice(1);
    const changed = fields.filter((field) =>
      field === 'link' ? link(old.link) !== now.link.slice(1) : old[field] !== now[field],
    );
    const [from, to] = [old.pages.join('\n'), now.pages.join('\n')];
    return [
      ...changed.map((field) => of(field, old[field], now[field])),
      ...(from === to ? [] : [of('is shown on', from, to)]),
    ];
  });
}

/** A promotion's price is one of its own changes. */
const teaserChanges = (before: Snapshot, after: Snapshot): CountryChange[] =>
  Object.entries(after.teasers).flatMap(([id, { label, price }]) => {
    const was = before.teasers[id]?.price;
    if (was === undefined || was === price) return [];
    const what = `printed price in ${after.currency}`;
    return change('teasers', `${id}, ${label}`, what, [], sides(was, price));
  });

/** All other texts. */
function textChanges(before: Snapshot, after: Snapshot, renames: Renames): CountryChange[] {
  // A product's new code is reported once, not for each text that mentions it.
  const inNewNames = (text: string): string =>
    [...renames].reduce((named, [from, to]) => named.replaceAll(codePattern(from), to), text);
  return Object.entries(before.entities).flatMap(([old, { texts }]) => {
    const entity = inNewNames(old);
    const now = after.entities[entity];
    if (!now) return [];
    const known = new Map(
      Object.entries(texts).map(([field, text]) => [inNewNames(field), text] as const),
    );
    const fields = [...new Set([...known.keys(), ...Object.keys(now.texts)])];
    return fields.flatMap((field) => {
      const [was, is] = [known.get(field), now.texts[field]];
      if (was !== undefined && inNewNames(was) === is) return [];
      return change('texts', entity, field, now.pages, sides(was, is));
    });
  });
}
