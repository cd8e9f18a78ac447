import type { ReactElement } from 'react';
import type { Section } from '../../../kernel/contract.ts';
import { Disclosure, Disclosures } from '../Disclosure/Disclosure.tsx';
import { RichText } from '../RichText/RichText.tsx';

export function Faqs({ faqs }: { readonly faqs: Section['faqs'] }): ReactElement | null {
  if (faqs.length === 0) return null;
  return (
    <Disclosures>
      {faqs.map((faq) => (
        <Disclosure key={faq.question} summary={faq.question}>
          <RichText text={faq.answer} />
        </Disclosure>
      ))}
    </Disclosures>
  );
}
