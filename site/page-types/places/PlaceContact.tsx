import type { Location } from '../../../kernel/entry-types.ts';
import { choiceWords } from '../../browser/chosen-finish.ts';
import { telephoneLink } from '../../commerce/contact-links.ts';
import styles from './Places.module.css';
import { mailAbout } from './place-words.ts';

type PlaceContactProps = {
  readonly place: Omit<Location, 'country'>;
  readonly withRegion?: boolean;
  readonly codes?: readonly string[];
};

export function PlaceContact({ place, withRegion = true, codes = [] }: PlaceContactProps) {
  const { address, suburb, postcode, region, services, hours, phone, email, website } = place;
  return (
    <>
      <p>{[address, `${suburb} ${postcode}`, withRegion && region].filter(Boolean).join(', ')}</p>
      {phone !== undefined && (
        <a className={`tall-link ${styles.phone}`} href={telephoneLink(phone)}>
          <span className="visually-hidden">Call </span>
          <span>{phone}</span>
        </a>
      )}
      {hours !== undefined && <p className={styles.hours}>{hours.replaceAll(', ', '\n')}</p>}
      {services.length > 0 && <p className="hint">{services.join(', ')}</p>}
      {(email ?? website) !== undefined && (
        <p className="actions">
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
