import { Fragment } from 'react';
import type { CountrySite, Link } from '../../../kernel/entry-types.ts';
import { telephoneLink } from '../../commerce/contact-links.ts';
import './Footer.css';

type FooterProps = {
  readonly siteName: string;
  readonly country: CountrySite;
  /** Every country. The others are external sites (CTY-02). */
  readonly countries: readonly CountrySite[];
  readonly groups: readonly { readonly heading: string; readonly links: readonly Link[] }[];
  readonly legal: readonly Link[];
  readonly social: readonly Link[];
};

export function Footer(props: FooterProps) {
  const { siteName, country, countries, groups, legal, social } = props;
  const { contact } = country;
  return (
    <footer>
      <div className="wrap">
        {groups
          .filter((group) => group.links.length > 0)
          .map((group) => (
            <Fragment key={group.heading}>
              <h2>{group.heading}</h2>
              <details>
                <summary>{group.heading}</summary>
                <ul>
                  {group.links.map((link) => (
                    <li key={link.url}>
                      <a href={link.url}>{link.label}</a>
                    </li>
                  ))}
                </ul>
              </details>
            </Fragment>
          ))}
        <div>
          <h2>{contact.company}</h2>
          <address>
            {contact.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            {contact.phone !== undefined && (
              <a href={telephoneLink(contact.phone)}>{contact.phone}</a>
            )}
            {contact.email !== undefined && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
            <a href="/contact-us">Contact us</a>
          </address>
          <h2>Country</h2>
          <ul>
            {countries.map((other) => (
              <li key={other.country}>
                {other.country === country.country ? (
                  <span aria-current="true">{other.label}</span>
                ) : (
                  <a href={other.externalUrl} data-other-country={other.locale}>
                    {other.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="wrap">
        <p>
          {siteName} {country.label}. Prices in {country.currency}, inc GST unless we say otherwise.
        </p>
        <ul>
          {[...legal, ...social].map((link) => (
            <li key={link.url}>
              <a href={link.url} rel={link.url.startsWith('http') ? 'noopener' : undefined}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
