import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { SiteEntry } from '../../../kernel/site-entry.ts';
import { nbsp, tradeSizes } from '../../../kernel/typography.ts';
import { LinkList } from '../../components/LinkList/LinkList.tsx';
import { typeLabelOf } from '../../search/related-pages.ts';

/** Pages shown before "Show all". */
const atFirst = 8;

export function PagesFound({ pages }: { readonly pages: readonly SiteEntry[] }) {
  const [isWhole, setWhole] = useState(false);
  const place = document.querySelector('[data-search-beside]');
  if (pages.length === 0 || !place) return null;
  const shown = isWhole ? pages : pages.slice(0, atFirst);
  return createPortal(
    <section id="beside" aria-labelledby="beside-heading" className="wrap part stack gap-2">
      <h2 id="beside-heading">Also on this site</h2>
      <LinkList
        links={shown.map((page) => ({
          label: page.title,
          url: page.address,
          ...(page.text !== '' && { description: nbsp(tradeSizes(page.text)) }),
          note: typeLabelOf(page),
        }))}
      />
      {shown.length < pages.length && (
        <button type="button" className="button button-quiet" onClick={() => setWhole(true)}>
          {`Show all ${pages.length}`}
        </button>
      )}
    </section>,
    place,
  );
}
