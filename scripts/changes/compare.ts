/** Two snapshots of one country, or of several: what a customer would notice. */
import type { Price } from '../../kernel/contract.ts';
import { commonLines } from '../editing/line-diff.ts';
import { codePattern } from '../editing/mentions.ts';
import { isLarge, isSamePrice, perCentOf, signed, wordsOf } from '../prices/price-words.ts';
import { byField, printMark, printOf } from '../published/published.ts';
import type { Snapshot } from '../published/snapshot.ts';
import type { Change } from './report.ts';

/** Pairs are of one country each; what is the same in several is said once. */
export function compare(pairs: readonly (readonly [Snapshot, Snapshot])[]): Change[] {
  const found = new Map<string, Change>();
  for (const [before, after] of pairs) {
    for (const change of compareCountry(before, after)) {
      const { pages, ...rest } = change;
      const key = JSON.stringify(rest);
      const same = found.get(key);
      const countries = [...(same?.countries ?? []), after.country];
      found.set(key, {
        ...change,
        pages: same && same.pages.length > pages.length ? same.pages : pages,
        countries,
      });
    }
  }
  return [...found.values()];
}

type Found = Omit<Change, 'countries'>;

const compareCountry = (before: Snapshot, after: Snapshot): Found[] => [
  ...priceChanges(before, after),
  ...productChanges(before, after),
  ...pageChanges(before, after),
  ...redirectChanges(before, after),
  ...menuChanges(before, after),
  ...promotionChanges(before, after),
  ...teaserChanges(before, after),
  ...textChanges(before, after),
];

/** The code of today, where a product was renamed. */
function renamesOf(before: Snapshot, after: Snapshot): ReadonlyMap<string, string> {
  const renames = new Map<string, string>();
  for (const [code, { formerCodes }] of Object.entries(after.products))
    for (const former of formerCodes)
      if (before.products[former] && !after.products[former] && !before.products[code])
        renames.set(former, code);
  return renames;
}

const pagesOf = ({ things }: Snapshot, thing: string): readonly string[] =>
  things[thing]?.pages ?? [];

function priceChanges(before: Snapshot, after: Snapshot): Found[] {
  const renames = renamesOf(before, after);
  return Object.entries(before.products).flatMap(([old, product]): Found[] => {
    const code = renames.get(old) ?? old;
    const now = after.products[code];
    const step = { before: product.price, after: now?.price };
    const { before: was, after: is } = step;
    if (!now || !was || !is || isSamePrice(step)) return [];
    const perCent = perCentOf(step);
    const large = isLarge(step);
    const notes = [perCent === undefined ? '' : signed(perCent), large ? 'more than 20 %' : ''];
    const note = notes.filter((part) => part !== '').join(', ');
    const amounts = (cents: 'exGstCents' | 'incGstCents') => ({
      ...dollars('before', was, cents),
      ...dollars('after', is, cents),
    });
    return [
      {
        topic: 'prices',
        subject: `${code} ${now.name}`,
        what: `price in ${after.currency}`,
        before: priceWords(was),
        after: priceWords(is),
        level: large ? 'warning' : 'note',
        ...(note && { note }),
        pages: pagesOf(after, `product ${code}`),
        price: {
          exGst: amounts('exGstCents'),
          incGst: amounts('incGstCents'),
          ...(perCent !== undefined && { perCent }),
        },
      },
    ];
  });
}

const priceWords = (price: Price): string =>
  price.kind === 'priced'
    ? `${wordsOf(price, 'exGstCents')} without GST, ${wordsOf(price, 'incGstCents')} with GST`
    : price.kind;

const dollars = (when: 'before' | 'after', price: Price, cents: 'exGstCents' | 'incGstCents') =>
  price.kind === 'priced' ? { [when]: price[cents] / 100 } : {};

function productChanges(before: Snapshot, after: Snapshot): Found[] {
  const renames = renamesOf(before, after);
  const renamed = new Set(renames.values());
  const topic = 'products';
  const of = (
    code: string,
    name: string,
    what: string,
    level: Change['level'] = 'note',
  ): Found => ({
    topic,
    subject: `${code} ${name}`,
    what,
    level,
    pages: pagesOf(after, `product ${code}`),
  });
  const gone = Object.entries(before.products).flatMap(([code, { name }]) => {
    const now = renames.get(code);
    if (now) return [of(now, after.products[now]?.name ?? name, `has a new code; it was ${code}`)];
    return after.products[code] ? [] : [of(code, name, 'is gone', 'warning')];
  });
  const come = Object.entries(after.products).flatMap(
    ([code, { name, discontinued, replacedBy }]) => {
      const old = before.products[code];
      if (!old) return renamed.has(code) ? [] : [of(code, name, 'is new')];
      const instead = replacedBy ? `, replaced by ${replacedBy}` : '';
      if (discontinued && !old.discontinued) return [of(code, name, `is retired${instead}`)];
      if (!discontinued && old.discontinued) return [of(code, name, 'is made again')];
      return replacedBy !== old.replacedBy
        ? [
            of(
              code,
              name,
              replacedBy ? `is replaced by ${replacedBy}` : 'is no longer said to be replaced',
            ),
          ]
        : [];
    },
  );
  return [...gone, ...come];
}

function pageChanges(before: Snapshot, after: Snapshot): Found[] {
  const topic = 'pages';
  const vanished = Object.entries(before.pages).flatMap(([path, title]): Found[] => {
    if (path in after.pages) return [];
    const to = after.redirects[path];
    const subject = `${path} ${title}`;
    return to === undefined
      ? [
          {
            topic,
            subject,
            what: 'vanishes',
            level: 'error',
            note: 'no redirect leads on from it',
            pages: [],
          },
        ]
      : [
          {
            topic,
            subject,
            what: 'has moved',
            level: 'note',
            note: `a redirect leads to ${to}`,
            pages: [to],
          },
        ];
  });
  // What somebody is led to from an address that is gone has been told there.
  const moved = new Set(
    Object.keys(before.pages).flatMap((path) =>
      path in after.pages ? [] : (after.redirects[path] ?? []),
    ),
  );
  const come = Object.entries(after.pages).flatMap(([path, title]): Found[] =>
    path in before.pages || moved.has(path)
      ? []
      : [{ topic, subject: `${path} ${title}`, what: 'appears', level: 'note', pages: [path] }],
  );
  return [...vanished, ...come];
}

function redirectChanges(before: Snapshot, after: Snapshot): Found[] {
  const topic = 'redirects';
  const former = Object.entries(before.redirects).flatMap(([from, to]): Found[] => {
    const now = after.redirects[from];
    if (now === to || from in after.pages) return [];
    return now === undefined
      ? [
          {
            topic,
            subject: from,
            what: 'no longer leads anywhere',
            before: to,
            level: 'error',
            pages: [to],
          },
        ]
      : [
          {
            topic,
            subject: from,
            what: 'leads elsewhere',
            before: to,
            after: now,
            level: 'note',
            pages: [now],
          },
        ];
  });
  const added = Object.entries(after.redirects).flatMap(([from, to]): Found[] =>
    from in before.redirects || from in before.pages
      ? []
      : [{ topic, subject: from, what: 'leads on', after: to, level: 'note', pages: [to] }],
  );
  return [...former, ...added];
}

function menuChanges(before: Snapshot, after: Snapshot): Found[] {
  return Object.entries(after.menus).flatMap(([menu, now]): Found[] => {
    const old = before.menus[menu] ?? [];
    const common = commonLines(old, now);
    const kept = new Set(common.map(([index]) => index));
    const keptNow = new Set(common.map(([, index]) => index));
    const removed = old.filter((_, index) => !kept.has(index));
    const added = now.filter((_, index) => !keptNow.has(index));
    if (removed.length === 0 && added.length === 0) return [];
    return [
      {
        topic: 'menus',
        subject: menu,
        what: 'menu',
        ...(removed.length > 0 && { before: removed.join('\n') }),
        ...(added.length > 0 && { after: added.join('\n') }),
        level: 'note',
        pages: ['/'],
      },
    ];
  });
}

function promotionChanges(before: Snapshot, after: Snapshot): Found[] {
  const ids = [
    ...new Set([...Object.keys(before.promotions), ...Object.keys(after.promotions)]),
  ].sort();
  return ids.flatMap((id): Found[] => {
    const [old, now] = [before.promotions[id], after.promotions[id]];
    const change = (what: string, from?: string, to?: string): Found => ({
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
      ...(moved ? [change('stands on', old.pages.join('\n'), now.pages.join('\n'))] : []),
    ];
  });
}

/** Printed prices that change, and those that agreed with a product and do so no longer. */
function teaserChanges(before: Snapshot, after: Snapshot): Found[] {
  const topic = 'teasers';
  const renames = renamesOf(before, after);
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
  return printed(after).flatMap(({ name, price, pages }): Found[] => {
    const was = old.get(name);
    const changed: Found[] =
      was === undefined || was === price
        ? []
        : [
            {
              topic,
              subject: name,
              what: `printed price in ${after.currency}`,
              before: was,
              after: price,
              level: 'note',
              pages,
            },
          ];
    const agreed = productsAt(before, was ?? price);
    const still = productsAt(after, price);
    if (agreed.length === 0 || still.length > 0) return changed;
    const now = agreed.map((old) => {
      const code = renames.get(old) ?? old;
      return `${code} costs ${wordsOf(after.products[code]?.price, 'incGstCents')}`;
    });
    return [
      ...changed,
      {
        topic,
        subject: name,
        what: `agrees with no product in ${after.country} any longer`,
        before: was ?? price,
        after: price,
        level: 'warning',
        note: `with GST, ${now.join(', ')}`,
        pages,
      },
    ];
  });
}

const productsAt = ({ products }: Snapshot, amount: string): string[] =>
  Object.entries(products).flatMap(([code, { price }]) =>
    price?.kind === 'priced' && (price.incGstCents / 100).toFixed(2) === amount.replaceAll(',', '')
      ? [code]
      : [],
  );

function textChanges(before: Snapshot, after: Snapshot): Found[] {
  const renames = renamesOf(before, after);
  // That a product has another code is said once, and not wherever it is named.
  const inNewNames = (text: string | undefined): string | undefined =>
    [...renames].reduce((named, [from, to]) => named?.replaceAll(codePattern(from), to), text);
  const inOldNames = (text: string): string =>
    [...renames].reduce((named, [from, to]) => named.replaceAll(codePattern(to), from), text);
  return Object.entries(before.things).flatMap(([old, { texts }]): Found[] => {
    const thing = inNewNames(old) ?? old;
    const now = after.things[thing];
    if (!now) return [];
    const isPrinted = Object.values(texts).some((text) => text.startsWith(printMark));
    const told = isPrinted ? byField(now.texts) : now.texts;
    const known = new Map(
      Object.entries(texts).map(([field, text]) => [inNewNames(field) ?? field, text]),
    );
    const fields = [...new Set([...known.keys(), ...Object.keys(told)])];
    return fields.flatMap((field): Found[] => {
      const [was, is] = [known.get(field), told[field]];
      const isPrint = was?.startsWith(printMark) ?? false;
      const isSame = isPrint
        ? is !== undefined && [is, inOldNames(is)].some((text) => was === printOf(text))
        : inNewNames(was) === is;
      if (isSame) return [];
      return [
        {
          topic: 'texts',
          subject: thing,
          what: field,
          ...(was !== undefined && !isPrint && { before: was }),
          ...(is !== undefined && { after: is }),
          level: 'note',
          ...(isPrint && { note: 'of what is published, only a fingerprint is known' }),
          pages: now.pages,
        },
      ];
    });
  });
}
