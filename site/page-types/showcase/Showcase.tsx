import type { Country, Page } from '../../../kernel/entry-types.ts';
import { slugify } from '../../../kernel/slug.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { PageEnd } from '../../components/Closing/Closing.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { productIn } from '../../lookups/in-country.ts';
import { wallPicture } from '../../lookups/pictures.ts';
import { marketOf, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import styles from './Showcase.module.css';

/** Shows a product in its setting (RTE-24). The stylesheet shows the chosen finish, without a script. */
export function Showcase(props: ReturnType<typeof showcaseProps>) {
  const { finishes } = props;
  return (
    <div data-source={props.source}>
      <header className="wrap">
        <Breadcrumb crumbs={props.crumbs} />
        <div className={`part stack gap-4 ${styles.head}`}>
          <div className={`column ${styles.words}`}>
            <h1>{props.title}</h1>
            <p className="lead">{props.intro}</p>
            <a className="button" href="/stores">
              Where to buy
            </a>
          </div>
          {finishes.length > 0 && (
            <fieldset className={styles.scene}>
              <legend className="visually-hidden">Finish</legend>
              <ul className="finishes">
                {finishes.map(({ id, name, colour, image }, index) => (
                  <li key={id}>
                    <label>
                      <input type="radio" name="finish" value={id} defaultChecked={index === 0} />
                      <svg fill={colour} aria-hidden="true">
                        <rect />
                      </svg>
                      <span>{name}</span>
                    </label>
                    <Picture
                      image={image}
                      width={440}
                      wider={{ 640: 800 }}
                      priority={index === 0}
                      className={styles.view}
                    />
                  </li>
                ))}
              </ul>
            </fieldset>
          )}
        </div>
      </header>
      <PageEnd {...props} />
    </div>
  );
}

function showcaseProps(tables: Tables, page: Page, country: Country) {
  const product = productIn(tables, page.product ?? '', marketOf(page, country));
  return {
    ...pageProps(tables, page, country),
    finishes: (product?.finishes ?? []).map(({ name, colour }) => ({
      id: slugify(name),
      name,
      colour,
      image: wallPicture(product?.code ?? '', name),
    })),
  };
}

export const showcase = contentPageType(Showcase, showcaseProps);
