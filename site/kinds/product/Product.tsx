import type { ReactElement } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Facts } from '../../components/Facts/Facts.tsx';
import { Finishes } from '../../components/Finishes/Finishes.tsx';
import { Fits } from '../../components/Fits/Fits.tsx';
import { LinkList } from '../../components/LinkList/LinkList.tsx';
import { Parts } from '../../components/Parts/Parts.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { ProductGrid } from '../../components/ProductCard/ProductCard.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { SampleNote } from '../../components/SampleNote/SampleNote.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SourceMarks } from '../../components/SourceMark/SourceMark.tsx';
import { SpecificationTable } from '../../components/SpecificationTable/SpecificationTable.tsx';
import styles from './Product.module.css';
import type { ProductProps } from './product-shape.ts';

/** Name, code, state, price, and where to get it: what a visitor decides by. */
function Decision(props: ProductProps): ReactElement {
  return (
    <div>
      <SourceMarks sources={props.sources} />
      <div>
        <h1>{props.name}</h1>
        <p className="code">{props.code}</p>
      </div>
      {(props.discontinued || props.dealerOnly) && (
        <p className={styles.badges}>
          {props.discontinued && <Badge kind="discontinued" />}
          {props.dealerOnly && <Badge kind="dealer only" />}
        </p>
      )}
      {props.discontinued && (
        <p className={styles.state}>
          {props.replacedBy ? (
            <>
              Replaced by{' '}
              <a href={props.replacedBy.url}>
                <span className="code">{props.replacedBy.code}</span> {props.replacedBy.name}
              </a>
              .
            </>
          ) : (
            'This product is no longer made.'
          )}
          {props.spareParts && ' Spare parts are still available.'}
        </p>
      )}
      {!props.discontinued && props.replacedBy && (
        <p className={styles.state}>
          There is a newer product:{' '}
          <a href={props.replacedBy.url}>
            <span className="code">{props.replacedBy.code}</span> {props.replacedBy.name}
          </a>
          .
        </p>
      )}
      <p className="lead">{props.summary}</p>
      {props.dealerOnly ? (
        <p className={styles.dealers}>Available through dealers</p>
      ) : (
        <Price price={props.price} country={props.country} size="large" />
      )}
      <p className={styles.actions}>
        <a className="button" href={props.dealerOnly ? props.dealersUrl : '/stores'}>
          {props.dealerOnly ? 'Dealers' : 'Where to buy'}
        </a>
        <a className="button button-quiet" href="/installer">
          Find an installer
        </a>
        {!props.dealerOnly && (
          <a className="button button-quiet" href={`/compare?codes=${props.code}`}>
            Compare
          </a>
        )}
      </p>
      {props.finishes.length > 0 && (
        <div className={styles.finishes}>
          <h2>{props.finishes.length === 1 ? 'Finish' : `${props.finishes.length} finishes`}</h2>
          <Finishes finishes={props.finishes} />
        </div>
      )}
    </div>
  );
}

function Gallery({ images }: Pick<ProductProps, 'images'>): ReactElement {
  const [first, ...others] = images;
  return (
    <div>
      {first && (
        <div>
          <Picture image={first} width={320} wider={{ 640: 640 }} priority />
        </div>
      )}
      {others.length > 0 && (
        <ul data-print="no">
          {others.map((image) => (
            <li key={image.source}>
              <Picture image={image} width={160} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What it is used against, and, as plainly, what it is not for. */
function Treats({ treats, doesNotTreat }: Pick<ProductProps, 'treats' | 'doesNotTreat'>) {
  return (
    <div className={styles.treats}>
      {treats.length > 0 && (
        <div>
          <h3>Made for</h3>
          <ul>
            {treats.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      {doesNotTreat.length > 0 && (
        <div>
          <h3>Not made for</h3>
          <ul className={styles.not}>
            {doesNotTreat.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The parts of the page below the decision; those without matter are left out, links to them too. */
function partsOf(props: ProductProps) {
  const about =
    props.description.length > 0 || props.treats.length > 0 || props.doesNotTreat.length > 0;
  return [
    { id: 'about', heading: 'What it does', present: about },
    { id: 'specification', heading: 'Specification', present: props.specifications.length > 0 },
    {
      id: 'parts',
      heading: 'Parts and intervals',
      present: props.cartridges.length + props.spares.length > 0,
    },
    { id: 'fits', heading: 'Fits', present: props.fits.length > 0 },
    { id: 'documents', heading: 'Documents', present: props.documents.length > 0 },
    { id: 'replaces', heading: 'Replaces', present: props.replaces.length > 0 },
    { id: 'related', heading: 'Related products', present: props.related.length > 0 },
  ].filter((part) => part.present);
}

/** A product page: picture left, decision right, then all there is to know, printable on a sheet. */
export function Product(props: ProductProps): ReactElement {
  const { country } = props;
  const parts = partsOf(props);
  const has = (id: string) => parts.find((part) => part.id === id);
  const heading = (id: string) => has(id)?.heading ?? '';
  return (
    <article className={styles.product} data-source={props.sources[0]} data-product={props.code}>
      <div className="wrap">
        <Breadcrumb crumbs={props.crumbs} />
        <div className={styles.top}>
          <Gallery images={props.images} />
          <Decision {...props} />
        </div>
        <Facts specifications={props.facts} />
        {parts.length > 1 && (
          <nav aria-label="On this page">
            <ul>
              {parts.map(({ id, heading: label }) => (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div>
        {has('about') && (
          <Section id="about" heading={heading('about')} layout="split">
            <div className={styles.about}>
              <RichText text={props.description} />
              <Treats treats={props.treats} doesNotTreat={props.doesNotTreat} />
            </div>
          </Section>
        )}
        {has('specification') && (
          <Section id="specification" heading={heading('specification')} layout="split">
            <SpecificationTable specifications={props.specifications} />
          </Section>
        )}
        {has('parts') && (
          <Section id="parts" heading={heading('parts')} layout="split">
            <div className={styles.about}>
              <Parts
                caption="Cartridges and lamps"
                rows={props.cartridges}
                country={country}
                yearlyCents={props.yearlyCents}
              />
              <Parts caption="Spare parts" rows={props.spares} country={country} />
            </div>
          </Section>
        )}
        {has('fits') && (
          <Section id="fits" heading={heading('fits')} layout="split">
            <Fits products={props.fits} />
          </Section>
        )}
        {has('documents') && (
          <Section id="documents" heading={heading('documents')} layout="split" screenOnly>
            <LinkList
              links={props.documents.map(({ title, type, url }) => ({
                label: title,
                url,
                note: type,
              }))}
            />
          </Section>
        )}
        {has('replaces') && (
          <Section id="replaces" heading={heading('replaces')} layout="split">
            <p className="code">{props.replaces.join(', ')}</p>
          </Section>
        )}
        {props.sample && (
          <div className={`wrap ${styles.note}`}>
            <SampleNote what="product" />
          </div>
        )}
        {has('related') && (
          <Section id="related" heading={heading('related')} screenOnly>
            <ProductGrid products={props.related} country={country} />
          </Section>
        )}
      </div>
    </article>
  );
}
