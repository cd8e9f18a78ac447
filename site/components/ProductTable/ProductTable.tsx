import type { Country } from '../../../kernel/entry-types.ts';
import { factAttributes, factValue } from '../../product-filter/product-facts.ts';
import { directionsOf } from '../../product-filter/selection.ts';
import { Badge } from '../Badge/Badge.tsx';
import { CodeTable, type CodeTableProps } from '../CodeTable/CodeTable.tsx';
import type { ProductDocuments } from '../CodeTable/DocumentTable.tsx';
import { CompareTick } from '../CompareTick/CompareTick.tsx';
import { ProductPrice } from '../Price/Price.tsx';
import { type ProductSummary, Swatches, statedLeadFree } from '../ProductCard/ProductCard.tsx';
import { specificationValue } from '../SpecificationTable/group-specifications.ts';

type ProductTableProps = {
  readonly caption: string;
  readonly products: readonly (ProductSummary & Partial<Pick<ProductDocuments, 'documents'>>)[];
  readonly country: Country;
  /** Makes the table the page's list, to filter, sort and compare. Otherwise it has each product's key specs. */
  readonly columns?: CodeTableProps['columns'];
  /** Codes of products that another table on the page already shows. */
  readonly again?: readonly string[];
};

const joined = (facts: readonly string[]) =>
  facts.join(facts.some((fact) => fact.includes(', ')) ? '; ' : ', ');

export function ProductTable(props: ProductTableProps) {
  const { caption, products, country, columns, again = [] } = props;
  const specs = columns?.map((column) => ({ ...column, sort: directionsOf(column.id) }));
  const hasDocuments = products.some(({ documents }) => documents);
  const sort = (id: string) => columns && { sort: directionsOf(id) };
  return (
    <CodeTable
      caption={caption}
      isList={columns !== undefined}
      columns={[
        { id: 'code', label: 'Code', ...sort('code') },
        { id: 'name', label: 'Product', isClear: true },
        ...(specs ?? [{ id: 'facts', label: 'Key specs', isClear: true }]),
        ...(hasDocuments ? [{ id: 'documents', label: 'Documents' }] : []),
        {
          id: 'price',
          label: 'Price',
          unit: 'inc GST',
          type: 'number',
          isClear: true,
          ...sort('price'),
        },
        ...(columns ? [{ id: 'compare', label: 'Compare', isClear: true }] : []),
      ]}
      rows={products.map(({ filter, documents = [], ...product }) => ({
        code: product.code,
        image: product.image,
        attributes: {
          ...(columns && filter && factAttributes(filter)),
          ...(again.includes(product.code) && { hidden: true, 'data-again': true }),
        },
        cells: [
          <>
            {product.name} {product.discontinued && <Badge kind="discontinued" />}{' '}
            {product.dealerOnly && <Badge kind="dealer only" />}
            {columns && <p className="hint">{statedLeadFree(product)}</p>}
            <Swatches finishes={product.finishes} />
          </>,
          ...(columns?.map(({ id }) => {
            const value = filter && factValue(filter, id);
            return value === undefined ? null : specificationValue(value);
          }) ?? [joined(product.facts.map(({ text }) => text))]),
          ...(hasDocuments
            ? [
                documents.map(({ title, type, url }) => (
                  <a key={url} href={url} title={title}>
                    {type}
                  </a>
                )),
              ]
            : []),
          <ProductPrice key="price" product={product} country={country} />,
          !product.dealerOnly && !product.discontinued && (
            <CompareTick key="compare" code={product.code} />
          ),
        ],
      }))}
    />
  );
}
