import type { ReactElement } from 'react';
import type { Location } from '../../../kernel/contract.ts';
import { choiceWords } from '../../browser/chosen-finish.ts';
import { telephoneLink } from '../../commerce/contact-links.ts';
import { mailAbout } from './place-words.ts';

type PlaceContactProps = {
  readonly place: Omit<Location, 'country'>;
  /** Where a heading above already names the region, false. */
  readonly withRegion?: boolean;
  /** The products to buy, for an email about them. */
  readonly codes?: readonly string[];
};

/** Where a store or installer is, what it does, when it's open and how to reach it. */
export function PlaceContact({
  place,
  withRegion = true,
  codes = [],
}: PlaceContactProps): ReactElement {
  const { address, suburb, postcode, region, services, hours, phone, email, website } = place;
  return (
    <>
      <p>{[address, `${suburb} ${postcode}`, withRegion && region].filter(Boolean).join(', ')}</p>
      {services.length > 0 && <p className="hint">{services.join(', ')}</p>}
      {hours !== undefined && <p className="hint">{hours}</p>}
      {(phone ?? email ?? website) !== undefined && (
        <p className="actions">
          {phone !== undefined && (
            <a className="tall-link" href={telephoneLink(phone)}>
              {`Call ${phone}`}
            </a>
          )}
          {email !== undefined && (
            <a
              className="tall-link"
              href={codes.length > 0 ? mailAbout(codes, email) : `mailto:${email}`}
            >
              {codes.length > 0 ? `Email about ${codes.map(choiceWords).join(', ')}` : email}
            </a>
          )}
          {website !== undefined && (
            <a className="tall-link" href={website}>
              {new URL(website).host}
            </a>
          )}
        </p>
      )}
    </>
  );
}
