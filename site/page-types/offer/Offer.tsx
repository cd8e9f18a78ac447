import type { Country, Page } from '../../../kernel/entry-types.ts';
import { formatDate } from '../../../kernel/format.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { endOfDay } from '../../../kernel/time-zones.ts';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { SampleSection } from '../../components/SampleNote/SampleNote.tsx';
import { pictureOfPage } from '../../lookups/link-picture.ts';
import { marketOf, type PageProps, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import styles from './Offer.module.css';

const endedText =
  'This offer has ended. You can still buy the products below at their usual prices.';

/** The product to buy and the one included, the first in each of the page's first two lists. */
function bundleOf({ sections, country }: PageProps) {
  const [bought, included] = sections.flatMap(({ products }) => products.slice(0, 1));
  if (!bought || !included) return null;
  return (
    <ul className={`quiet-links ${styles.bundle}`} data-offer="running">
      {[bought, included].map(({ code, name, url, image, price }) => (
        <li key={code}>
          <Picture image={{ ...image, alt: '' }} width={280} priority />
          <p className="hint">{code === included.code ? 'Included' : 'Your new system'}</p>
          <a href={url}>
            <strong>{name}</strong>
          </a>
          <Price price={price} country={country} before={code === included.code ? 'Worth' : ''} />
        </li>
      ))}
    </ul>
  );
}

/** A banner's page (RTE-57). After the offer has ended, it stays reachable and says so. */
export function Offer(props: ReturnType<typeof offerProps>) {
  const bundle = props.ended ? null : bundleOf(props);
  // The first product included is the dearest.
  const [, saving] = props.sections.flatMap(({ products }) => products.slice(0, 1));
  return (
    <div data-tool="offer" data-end={props.until}>
      <PageHead
        {...props}
        intro={props.ended ? endedText : props.intro}
        image={bundle ? undefined : props.image}
        drawing={bundle}
      >
        {!props.ended && saving && (
          <div data-offer="running">
            <Price price={saving.price} country={props.country} size="large" before="Save up to" />
          </div>
        )}
        {!props.ended && props.end !== undefined && (
          <>
            <p data-offer="running">
              Until <time dateTime={props.end}>{formatDate(props.end)}</time>
            </p>
            <p data-offer="ended" hidden>
              {endedText}
            </p>
          </>
        )}
        <p className="actions">
          <a className="button" href="/stores">
            Where to buy
          </a>
          <a className="button button-quiet" href="/get-a-quote">
            Get a quote
          </a>
        </p>
      </PageHead>
      <PageSections sections={props.sections} country={props.country} />
      {props.sample && <SampleSection what="The details of this offer" />}
    </div>
  );
}

function offerProps(tables: Tables, page: Page, country: Country) {
  const { banner, summerSpecial } = tables.site;
  const promotion = [banner, summerSpecial].find(
    ({ link, enabled }) => link === page.url && enabled,
  );
  const image = pictureOfPage(tables, page, marketOf(page, country));
  return {
    ...pageProps(tables, page, country),
    ...(image && { image: { ...image, alt: '' } }),
    // True if the offer is switched off in the catalogue.
    ended: promotion === undefined,
    ...(promotion?.end !== undefined && {
      end: promotion.end,
      // The visitor's browser compares this instant with now.
      until: endOfDay(promotion.end, tables.site.countries[country].timeZone),
    }),
  };
}

export const offer = contentPageType(Offer, offerProps, { script: 'offer' });
