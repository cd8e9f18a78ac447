/** Details of a product whose whole code was typed. Its own chunk, because most searches are for words. */
import type { ReactElement } from 'react';
import type { Country } from '../../../kernel/contract.ts';
import { codesNamed, plainCode } from '../../search/plain-code.ts';
import { fetchData } from '../../toolkit/data-source.ts';
import { compareData } from '../compare/compare-data.ts';
import { Clause, DocumentLinks, documentsOfData } from '../schedule/DocumentLinks.tsx';
import { clauseOf } from '../schedule/specification-text.ts';
import styles from './CodeAnswer.module.css';

export type CodeAnswer = { readonly code: string; readonly lead: ReactElement };

/** The product's documents and clause. Empty if the keywords don't name one product sold here. */
export async function loadCodeAnswer(
  keywords: string,
  country: Country,
): Promise<readonly CodeAnswer[]> {
  const data = await fetchData(compareData);
  const byCode = new Map(data.products.map((each) => [plainCode(each.code), each]));
  const [typed = '', second] = codesNamed(keywords, (code) => byCode.has(code));
  const product = byCode.get(typed);
  if (!product || second !== undefined) return [];
  const { code, guide } = product;
  const lead = (
    <section
      key={code}
      className={`stack gap-1 ${styles.product}`}
      aria-label={`${code} in detail`}
    >
      <p className="actions">
        <a className="button" href={`/${code}`}>
          {`Open ${code}`}
        </a>
        {product.cartridges && (
          <a className="button button-quiet" href={`/${code}#parts`}>
            Cartridges and running cost
          </a>
        )}
        {guide !== undefined && (
          <a className="button button-quiet" href={guide}>
            Install guide
          </a>
        )}
      </p>
      <DocumentLinks code={code} documents={documentsOfData(product, country)} />
      <Clause lines={clauseOf(product, data)} />
    </section>
  );
  return [{ code, lead }];
}
