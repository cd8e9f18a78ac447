import type { Country } from '../../../kernel/contract.ts';
import { rateLabels } from '../../commerce/running-cost.ts';
import { SectionContent } from '../../components/PageSections/PageSections.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { type LitresSection, usualLitres } from './litres-a-day.ts';
import styles from './SubCategory.module.css';

type LitresADayProps = { readonly litres: LitresSection; readonly country: Country };

/** The table by litres a day. With scripts, it has one column, for the litres that offer-litres.ts lets visitors type. */
export const LitresADay = ({ litres: { section, data }, country }: LitresADayProps) => (
  <Section id={section.id} heading={section.heading} layout="split">
    <div className={styles.litres} data-litres={JSON.stringify(data)}>
      <div className="fields" data-print="no">
        <label className="field hint">
          <span>{rateLabels.day}</span>
          <input type="number" autoComplete="off" defaultValue={usualLitres} />
        </label>
      </div>
      <SectionContent section={section} country={country} />
    </div>
  </Section>
);
