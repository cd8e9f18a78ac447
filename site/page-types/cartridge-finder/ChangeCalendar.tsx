import { type FormEvent, useId, useState } from 'react';
import type { PartRow } from '../../components/Parts/Parts.tsx';
import { saveFile } from '../../toolkit/save-file.ts';
import { calendarFile } from './calendar-download.ts';
import { intervalOf, nextChange, ownersPath, today } from './due-dates.ts';
import styles from './FinderTool.module.css';
import { monthText } from './fitting-month.ts';
import { PrintedSticker, Sticker } from './Sticker.tsx';
import type { Ownership } from './WhatsDue.tsx';

type ChangeCalendarProps = Ownership & {
  readonly system: string;
  readonly rows: readonly PartRow[];
  readonly litres: string | undefined;
  readonly hasSticker: boolean;
  readonly onSticker: () => void;
};

/** Offers the next changes as a calendar file and a sticker. Null if no part has an interval. */
export function ChangeCalendar(props: ChangeCalendarProps) {
  const { system, rows, perDay, fitted, litres, hasSticker, onSticker } = props;
  const id = useId();
  const [changed, setChanged] = useState(fitted ?? today());
  const [hasSaved, setSaved] = useState(false);
  const changes = rows.flatMap(({ product: { code, name }, quantity, ...part }) => {
    const interval = intervalOf(part, perDay);
    return interval ? [{ code, name, quantity, interval }] : [];
  });
  if (changes.length === 0) return null;
  const file = `${system}-changes.ics`;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { host } = location;
    const text = calendarFile({ system, host, changed, changes, litres, now: new Date() });
    saveFile(file, 'text/calendar;charset=utf-8', text);
    setSaved(true);
  };
  const [next = changed] = changes.map(({ interval }) => nextChange(changed, interval)).sort();
  const isOverdue = next <= today();
  const sticker = {
    ...{ system, fitted: monthText(changed), next: monthText(next) },
    parts: changes.map(({ code }) => code).join(' · '),
    path: ownersPath(system, changed, litres),
  };
  return (
    <>
      <section aria-labelledby={`${id}-title`} data-print="no">
        <h3 id={`${id}-title`}>Get ready for the next change</h3>
        <form onSubmit={save} className="stack gap-2">
          <div className={styles.fields}>
            <label className="field hint">
              Last changed
              <input
                type="date"
                required
                max="2099-12-31"
                value={changed}
                onChange={({ target }) => {
                  if (target.validity.valid) setChanged(target.value);
                }}
              />
            </label>
            {!isOverdue && <p>{`Next change: ${monthText(next)}.`}</p>}
          </div>
          <div className="tiles-large gap-4">
            <div className="column gap-1">
              <h4>In your calendar</h4>
              <p className="hint">A calendar file reminds you two weeks before each change.</p>
              <button type="submit" className="button button-quiet">
                Save calendar file
              </button>
              <p role="status">
                {hasSaved && (
                  <span className="yes">{`Saved ${file}. Open it to add the dates.`}</span>
                )}
              </p>
            </div>
            <div className="column gap-1">
              <h4>On the system</h4>
              <p className="hint" id={`${id}-next`} key={String(isOverdue)}>
                {isOverdue
                  ? "Change the overdue parts first, then enter the day you've changed them."
                  : "A sticker goes on the system. Scan it to see what's due."}
              </p>
              <button
                type="button"
                className="button button-quiet"
                disabled={isOverdue}
                aria-describedby={`${id}-next`}
                onClick={onSticker}
              >
                Make a sticker
              </button>
            </div>
          </div>
          <p className="hint">Both are made on your device. Nothing is sent to us.</p>
        </form>
        {!isOverdue && hasSticker && <Sticker {...sticker} />}
      </section>
      {fitted !== undefined && !isOverdue && <PrintedSticker {...sticker} />}
    </>
  );
}
