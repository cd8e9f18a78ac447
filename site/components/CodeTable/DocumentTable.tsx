import type { Product } from '../../../kernel/entry-types.ts';
import { formatDate } from '../../../kernel/format.ts';
import { CodeTable } from './CodeTable.tsx';

export type ProductDocuments = Pick<Product, 'code' | 'name' | 'documents'> & {
  /** ISO date. */
  readonly issued: string;
};

const titles = ['Data sheet', 'Specification text', 'Dimensioned drawing'];

export function DocumentTable({
  caption = 'Files by code',
  products,
}: {
  readonly caption?: string;
  readonly products: readonly ProductDocuments[];
}) {
  return (
    <CodeTable
      caption={caption}
      isList
      columns={[
        { id: 'code', label: 'Code' },
        { id: 'name', label: 'Product', isClear: true },
        ...titles.map((title) => ({ id: title, label: title })),
        { id: 'issued', label: 'Issued' },
      ]}
      rows={products.map(({ code, name, documents, issued }) => ({
        code,
        cells: [
          name,
          ...titles.map((title) =>
            documents
              .filter((document) => document.title === title)
              .map(({ type, url }) => (
                <a key={url} href={url}>
                  {type}
                </a>
              )),
          ),
          formatDate(issued),
        ],
      }))}
    />
  );
}
