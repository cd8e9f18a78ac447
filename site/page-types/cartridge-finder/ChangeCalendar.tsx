import { type FormEvent, useId, useState } from 'react';
import type { PartRow } from '../../components/Parts/Parts.tsx';
import { saveFile } from '../../tool-kit/save-file.ts';
import { calendarFile } from './calendar-file.ts';
import styles from './FinderTool.module.css';

type ChangeCalendarProps = {
  readonly system: string;
  readonly rows: readonly PartRow[];
};

/** Offers a calendar file of the changes, counted from the last one. Null if no part has an interval. */
export function ChangeCalendar({ system, rows }: ChangeCalendarProps) {
  const id = useId();
  const [changed, setChanged] = useState(today);
  const changes = rows.flatMap(({ product: { code, name }, quantity, every }) =>
    every === undefined ? [] : [{ code, name, quantity, every }],
  );
  if (changes.length === 0) return null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { host } = location;
    const text = calendarFile({ system, host, changed, changes, now: new Date() });
    saveFile(`${system}-changes.ics`, 'text/calendar;charset=utf-8', text);
  };
  return (
    <section aria-labelledby={`${id}-title`} data-print="no">
      <h3 id={`${id}-title`}>Set a reminder for the next change</h3>
      <form onSubmit={save} className={styles.calendar}>
        <div className="field">
          <label htmlFor={id}>Last changed</label>
          <input
            id={id}
            type="date"
            required
            max="2099-12-31"
            value={changed}
            onChange={(event) => setChanged(event.target.value)}
          />
        </div>
        <button type="submit" className="button button-quiet">
          Save calendar file
        </button>
      </form>
      <p className="hint">
        You get an .ics file for your phone or computer calendar, with a reminder two weeks before
        each change. It's made on your device. Nothing is sent to us.
      </p>
    </section>
  );
}

/** The visitor's day as an ISO date, which the Swedish locale prints. */
const today = () => new Date().toLocaleDateString('sv-SE');
