import { formatNumber } from '../../../kernel/format.ts';
import { formatList } from '../../../kernel/format-list.ts';
import { rateLabels } from '../../commerce/running-cost.ts';
import { Section } from '../../components/Section/Section.tsx';
import {
  isCounted,
  isTooSmall,
  type LitresGroup,
  litresCaption,
  litresId,
  rowTexts,
  usualLitres,
} from '../../lookups/litres-a-day.ts';
import styles from './SubCategory.module.css';

type LitresProps = {
  readonly groups: readonly LitresGroup[];
  /** Codes of the range's products without a capacity. */
  readonly others: readonly string[];
};

/** Lets food-service buyers who know only their litres or cups choose. offer-litres.ts takes other litres. */
export const LitresADay = ({ groups, others }: LitresProps) => (
  <Section
    id={litresId}
    heading={[
      <span key="asked" data-scripted>
        How many litres do you use a day?
      </span>,
      <noscript key="usual">{`At ${usualLitres}\u00a0L a day`}</noscript>,
    ]}
    layout="split"
    aside={
      <>
        <div className="fields" data-print="no" data-scripted>
          <label className="field hint">
            <span>{rateLabels.day}</span>
            <input type="number" autoComplete="off" defaultValue={usualLitres} />
          </label>
        </div>
        <p className="hint">
          Only know your cups? Five 200 mL cups make a litre, so 1,000 cups are 200 litres. Add what
          your machine uses to rinse. Some filters are due after a number of months, however little
          you use.
        </p>
      </>
    }
  >
    <div className={styles.litres}>
      <p role="status" className="error" />
      <table>
        <caption>{litresCaption(usualLitres)}</caption>
        <thead>
          <tr>
            <th scope="col">Filter</th>
            <th scope="col">Capacity</th>
            <th scope="col">Lasts</th>
            <th scope="col">Cost a year</th>
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title} data-rows={JSON.stringify(rows.map(({ name: _, ...row }) => row))}>
            <tr>
              <th colSpan={4} scope="rowgroup">
                {title}
              </th>
            </tr>
            {rows.map((row) => {
              const [status, lasts, cost] = rowTexts(row, usualLitres);
              return (
                <tr
                  key={row.code}
                  data-small={isTooSmall(row, usualLitres) || undefined}
                  hidden={!isCounted(row, rows, usualLitres)}
                >
                  <th scope="row">
                    <a
                      className="code"
                      href={`/${row.code}?litres=${usualLitres}${row.cost ? '#cost' : ''}`}
                    >
                      {row.code}
                    </a>
                    <span className="hint">{` ${row.isLarger ? 'Next size up: ' : ''}${row.name}`}</span>
                    <b className="error" data-text="">
                      {status}
                    </b>
                  </th>
                  <td>{`${formatNumber(row.capacity)}\u00a0L`}</td>
                  <td data-text="">{lasts}</td>
                  <td>
                    <b data-text="">{cost}</b>
                    {row.cost?.usage.price !== undefined && (
                      <span className="hint">
                        {` $${formatNumber(Math.round(row.cost.usage.price / 100))} to buy`}
                      </span>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
      {others.length > 0 && (
        <p className="hint">{`Not counted, because we don't state how many litres they treat: ${formatList(others)}.`}</p>
      )}
      <p data-print="no">
        <a href="/contact-us?subject=Food+service">Ask for a price</a> with your machine and your
        litres a day. You don't need a product code.
      </p>
    </div>
  </Section>
);
