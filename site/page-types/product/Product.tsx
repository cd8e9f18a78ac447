import type { ReactNode } from 'react';
import { notStated } from '../../../kernel/certifications.ts';
import { formatList } from '../../../kernel/format-list.ts';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Card, CardGrid } from '../../components/Card/Card.tsx';
import { classNames } from '../../components/class-names.ts';
import { Parts } from '../../components/Parts/Parts.tsx';
import { TenYears } from '../../components/Parts/TenYears.tsx';
import { WhenFitted } from '../../components/Parts/WhenFitted.tsx';
import { Amount, ProductPrice } from '../../components/Price/Price.tsx';
import { ProductLinks } from '../../components/ProductLinks/ProductLinks.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { markedNumbers, SampleNote } from '../../components/SampleNote/SampleNote.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SpecificationTable } from '../../components/SpecificationTable/SpecificationTable.tsx';
import { WillItFit } from '../../components/WillItFit/WillItFit.tsx';
import { FormTool } from '../form/FormTool.tsx';
import { Compliance } from './Compliance.tsx';
import { Gallery } from './Gallery.tsx';
import styles from './Product.module.css';
import { Name, PriceAndAction, ProductOverview } from './ProductOverview.tsx';
import type { ProductProps } from './product-props.ts';
import { goesWith } from './related-as.ts';

function Treats({ treats, doesNotTreat }: Pick<ProductProps, 'treats' | 'doesNotTreat'>) {
  const lists = [
    { heading: 'Made for', marks: 'ticks', names: treats },
    { heading: "Doesn't treat", marks: 'dashes', names: doesNotTreat },
  ].filter(({ names }) => names.length > 0);
  return (
    <div className={styles.treats}>
      {lists.map(({ heading, marks, names }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <ul className={marks}>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function RelatedProducts({ related, country }: Pick<ProductProps, 'related' | 'country'>) {
  return (
    <CardGrid
      entries={related.map(({ as, product }) => ({ as, ...product }))}
      card={({ as, code, name, url, image, facts, ...product }) => (
        <Card title={`${code} ${name}`} url={url} image={image}>
          {as && !related.every((each) => each.as === goesWith) && <b>{as}</b>}
          <p className="hint">{facts[0]?.text}</p>
          <ProductPrice product={product} country={country} />
        </Card>
      )}
    />
  );
}

type PageSection = {
  readonly id: string;
  readonly heading: string;
  readonly aside?: ReactNode;
  readonly content: ReactNode;
  readonly minor?: boolean;
  readonly screenOnly?: boolean;
};

/** A year's cost in food service, with a link to how long filters last there. */
const FoodServiceCost = ({ cost, foodService, country }: ProductProps) =>
  foodService && (
    <p>
      At a café's{' '}
      <a href={foodService.url} data-litres={foodService.litres}>
        {`${foodService.litres}\u00a0L a day`}
      </a>
      : {cost && cost.without.length > 0 && 'at least '}
      <Amount incGstCents={foodService.yearly} country={country} /> a year on average.
    </p>
  );

/** Goes next to the specifications, because its own section would be one line long. */
const DocumentsAndFormerCodes = ({
  documents,
  replaces,
}: Pick<ProductProps, 'documents' | 'replaces'>) => (
  <>
    {documents.length > 0 && (
      <p className="links" data-print="no">
        {documents.map(({ title, type, url }) => (
          <a key={url} href={url}>
            {title} {type}
          </a>
        ))}
      </p>
    )}
    {replaces.length > 0 && (
      <p>
        Replaces <span className="code">{replaces.join(', ')}</span>
      </p>
    )}
  </>
);

/** The sections below the overview, without empty ones. A discontinued product's parts come first. */
function pageSections(props: ProductProps): readonly PageSection[] {
  const { country, description, treats, doesNotTreat } = props;
  // Also explains an asterisk among the parts.
  const hasPlaceholders = [...props.specifications, ...props.parts].some(({ sample }) => sample);
  const allDetails = props.known?.length
    ? `Except ${formatList(props.known)}, the details of this product`
    : 'The details of this product';
  const hasInvented = props.sample || props.known !== undefined;
  const all: readonly (PageSection | false)[] = [
    description.length + treats.length + doesNotTreat.length > 0 && {
      id: 'about',
      heading: description.length > 0 ? 'Good to know' : 'What it treats',
      content: (
        <div className="stack gap-4">
          <RichText text={description} />
          <Treats treats={treats} doesNotTreat={doesNotTreat} />
        </div>
      ),
    },
    props.fits.length > 0 && {
      id: 'fits',
      heading: 'Fits',
      content: <ProductLinks products={props.fits} />,
    },
    props.specifications.length > 0 && {
      id: 'specification',
      heading: 'Specifications',
      aside: <DocumentsAndFormerCodes {...props} />,
      content: (
        <>
          <SpecificationTable
            specifications={props.specifications.filter(
              // The next section lists them.
              ({ id, value }) => id !== 'certifications' || value === notStated,
            )}
            rulePage={props.rulePage}
          />
          {(hasInvented || hasPlaceholders) && (
            <SampleNote what={hasInvented ? allDetails : markedNumbers} />
          )}
        </>
      ),
    },
    props.compliance !== undefined && {
      id: 'certificates',
      heading: props.compliance.rule === undefined ? 'Certificates' : 'Where you can install it',
      content: <Compliance {...props.compliance} />,
    },
    props.fit !== undefined && {
      id: 'fit',
      heading: 'Will it fit?',
      content: <WillItFit {...props.fit} />,
    },
    props.parts.length > 0 && {
      id: 'parts',
      heading: 'Parts',
      content: (
        <>
          <Parts parts={props.parts} country={country} hasCost={props.cost !== undefined} />
          {props.hasDueParts && <WhenFitted code={props.code} />}
        </>
      ),
    },
    props.cost !== undefined && {
      id: 'cost',
      heading: `What it costs ${props.cost.usage.price === undefined ? 'to run ' : ''}over ten years`,
      content: (
        <TenYears cost={props.cost} country={country}>
          <FoodServiceCost {...props} />
        </TenYears>
      ),
    },
    props.compatibleParts.length > 0 && {
      id: 'takes',
      heading: 'Parts that fit',
      minor: true,
      content: <ProductLinks products={props.compatibleParts} />,
    },
    props.quote?.form !== undefined && {
      id: 'quote',
      heading: `Get a quote for ${props.code}`,
      content: (
        <FormTool {...props.quote.form}>
          <input type="hidden" name="code" value={props.code} />
          {props.quote.takesFinish && <input type="hidden" name="finish" value="" />}
        </FormTool>
      ),
      screenOnly: true,
    },
    props.related.length > 0 && {
      id: 'related',
      heading: props.related.every(({ as }) => as === goesWith)
        ? goesWith
        : 'Other sizes and options',
      minor: true,
      content: <RelatedProducts related={props.related} country={country} />,
      screenOnly: true,
    },
  ];
  const sections = all.filter((section) => section !== false);
  if (!props.discontinued) return sections;
  const isStillSold = ({ id }: PageSection) => Number(id === 'parts' || id === 'takes');
  return sections.toSorted((a, b) => isStillSold(b) - isStillSold(a));
}

const withoutMarks = <Of extends { readonly sample?: true }>(all: readonly Of[]): readonly Of[] =>
  all.map(({ sample: _, ...each }) => each as Of);

export function Product(stated: ProductProps) {
  const { facts, specifications, parts } = stated;
  const props = stated.known
    ? {
        ...stated,
        facts: withoutMarks(facts),
        specifications: withoutMarks(specifications),
        parts: withoutMarks(parts),
      }
    : stated;
  return (
    <article
      className={styles.product}
      data-source={props.sources[0]}
      data-product={props.code}
      data-former={props.formerCodes.join(' ') || undefined}
    >
      <div className="wrap">
        <Breadcrumb crumbs={props.crumbs} />
        <div className={classNames(styles.top, props.needsInstaller && styles.system)}>
          <Name {...props} />
          <Gallery gallery={props.gallery} />
          <ProductOverview {...props} />
        </div>
      </div>
      <div>
        {pageSections(props).map(({ content, ...section }) => (
          <Section key={section.id} {...section} layout="split" quiet>
            {content}
          </Section>
        ))}
      </div>
      <div className={styles.bar} data-print="no">
        {props.discontinued && <p>Discontinued</p>}
        <PriceAndAction {...props} />
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the box has its own label; this icon only focuses it. */}
        <label htmlFor="header-search" className="sign" aria-hidden="true" />
      </div>
    </article>
  );
}
