import type { ReactElement } from 'react';
import type { Section } from '../../contract.ts';
import { RichText } from '../RichText/RichText.tsx';
import styles from './Faqs.module.css';

/** Questions that open on their answers. */
export function Faqs({ faqs }: { readonly faqs: Section['faqs'] }): ReactElement | null {
  if (faqs.length === 0) return null;
  return (
    <div className={styles.faqs}>
      {faqs.map((faq) => (
        <details key={faq.question}>
          <summary>{faq.question}</summary>
          <RichText text={faq.answer} />
        </details>
      ))}
    </div>
  );
}
