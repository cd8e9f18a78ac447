import type { Country, Route } from '../../../kernel/entry-types.ts';
import { groupBy } from '../../../kernel/group-by.ts';
import { slugify } from '../../../kernel/slug.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { homeBreadcrumb } from '../../lookups/breadcrumbs.ts';
import { isReachableIn, productIn } from '../../lookups/in-country.ts';
import { pageTypeOf } from '../page-type.tsx';
import styles from './DealerRange.module.css';

export function rangeMenus(tables: Tables, country: Country) {
  return [...groupBy(tables.dealerRange[country], ({ menu }) => menu)].map(([menu, entries]) => {
    const inColumns = entries
      .filter(({ url }) => isReachableIn(tables, url, country))
      .sort((a, b) => a.column - b.column);
    return {
      id: slugify(menu),
      menu,
      groups: [...groupBy(inColumns, ({ group }) => group)].map(([group, members]) => ({
        // The mega-menu's headings link to this fragment.
        id: slugify(`${menu} ${group}`),
        group,
        entries: members.map(({ name, url, products }) => ({
          name,
          url,
          count: products.filter((code) => productIn(tables, code, { country, dealers: true }))
            .length,
        })),
      })),
    };
  });
}

/** Shows the dealer range in columns, by menu and group (NAV-07). */
export function Range({ range }: { readonly range: ReturnType<typeof rangeMenus> }) {
  return (
    <div className={`wrap quiet-links ${styles.range}`}>
      {range.map(({ id, menu, groups }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{menu}</h2>
          {groups.map(({ id: groupId, group, entries }) => (
            <div key={groupId}>
              <h3 id={groupId} className="hint">
                {group}
              </h3>
              <ul>
                {entries.map(({ name, url, count }) => (
                  <li key={`${name} ${url}`}>
                    <a href={url}>
                      {name} <span>{count}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

/** The bar above already has a code field and a login link. */
export function DealerActions() {
  return (
    <a className="button button-quiet" href="/dealers/become-a-dealer">
      Become a dealer
    </a>
  );
}

export function DealerRange(props: ReturnType<typeof dealerRangeProps>) {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} compact>
        <DealerActions />
      </PageHead>
      <Range range={props.range} />
    </>
  );
}

function dealerRangeProps(tables: Tables, page: Route, country: Country) {
  return {
    crumbs: [homeBreadcrumb(tables, 'Dealers'), { label: page.title, url: page.path }],
    title: page.title,
    intro: page.description,
    range: rangeMenus(tables, country),
  };
}

export const dealerRange = pageTypeOf((_tables, route) => route, DealerRange, dealerRangeProps);
