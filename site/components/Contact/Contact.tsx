import type { CountrySite } from '../../../kernel/entry-types.ts';
import { telephoneLink } from '../../commerce/contact-links.ts';

export function Contact({ contact }: { readonly contact: CountrySite['contact'] }) {
  return (
    <address>
      <strong>{contact.company}</strong>
      {contact.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {contact.phone !== undefined && (
        <a href={telephoneLink(contact.phone)} className="tall-link">
          {contact.phone}
        </a>
      )}
      {contact.email !== undefined && (
        <a href={`mailto:${contact.email}`} className="tall-link">
          {contact.email}
        </a>
      )}
    </address>
  );
}
