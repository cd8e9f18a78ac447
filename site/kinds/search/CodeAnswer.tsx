/** What is told of a product whose code was typed whole. A chunk of its own: most searches are for words. */
import type { ReactElement } from 'react';
import type { Country, Document } from '../../../kernel/contract.ts';
import { documentsOf } from '../../../kernel/documents.ts';
import { plainCode } from '../../search/plain-code.ts';
import { codedProducts } from '../../tool-kit/coded-products.ts';
import { fetchData } from '../../tool-kit/data-source.ts';
import { type CompareName, type CompareProduct, compareData } from '../compare/compare-data.ts';
import { Clause } from '../schedule/Clause.tsx';
import { DocumentLinks } from '../schedule/DocumentLinks.tsx';
import { clauseOf } from '../schedule/specification-text.ts';
import styles from './CodeAnswer.module.css';

export type CodeAnswer = { readonly code: string; readonly lead: ReactElement };

/** None for words that are no code of what is sold here. Rejects where the data cannot be had. */
export async function loadCodeAnswer(
  keywords: string,
  country: Country,
): Promise<readonly CodeAnswer[]> {
  const data = await fetchData(compareData);
  const list = codedProducts<CompareProduct, CompareName>(compareData, data);
  await list.load([keywords]);
  const typed = plainCode(keywords);
  const product = list.here().find(({ code }) => plainCode(code) === typed);
  if (!product) return [];
  const { code, guide } = product;
  const specifications = Object.entries(product.specifications).map(([id, value]) => ({
    id,
    value,
    label: id,
    group: '',
  }));
  return [
    {
      code,
      lead: (
        <ProductLead
          key={code}
          code={code}
          guide={guide}
          lines={clauseOf(product, data)}
          documents={documentsOf({ code, specifications }, country)}
        />
      ),
    },
  ];
}

/** For whoever fits, specifies or orders it: all there is of one code, without opening its page. */
function ProductLead({
  code,
  guide,
  lines,
  documents,
}: {
  readonly code: string;
  readonly guide: string | undefined;
  readonly lines: readonly string[];
  readonly documents: readonly Document[];
}): ReactElement {
  return (
    <section className={styles.product} aria-label={`All about ${code}`}>
      <p className="actions">
        <a className="button" href={`/${code}`}>
          {`Open ${code}`}
        </a>
        {guide !== undefined && (
          <a className="button button-quiet" href={guide}>
            Install guide
          </a>
        )}
      </p>
      <DocumentLinks code={code} documents={documents} />
      <Clause lines={lines} />
    </section>
  );
}
