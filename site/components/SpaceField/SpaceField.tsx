import { useState } from 'react';
import { readSize, sizeQuery } from '../../../kernel/fit.ts';
import { ownSpace } from './own-space.ts';
import { setSizeFields, sizeIn } from './size-fields.ts';

type SpaceFieldProps = {
  readonly id: string;
  /** A size in an address, `ownSpace`, or empty for any space. */
  readonly value: string;
  /** Typical spaces. */
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly disabled?: boolean;
  }[];
  /** `isTyped` is true for each change of a number, which needs no step in the history. */
  readonly onChoose: ((value: string, isTyped: boolean) => void) | undefined;
  readonly className?: string | undefined;
};

export function SpaceField({ id, value, options, onChoose, className = 'field' }: SpaceFieldProps) {
  const [typed, setTyped] = useState('');
  const isListed = value === '' || options.some((option) => option.value === value);
  // A typed size may equal a typical one, and its fields stay.
  const isOwn = !isListed || (typed !== '' && typed === value);
  const size = readSize(value);
  return (
    <div className={className}>
      <label htmlFor={id}>Fits my space</label>
      <select
        id={id}
        name="space"
        autoComplete="off"
        data-on={value === '' ? undefined : ''}
        value={isOwn ? ownSpace : value}
        onChange={({ currentTarget }) => {
          setTyped('');
          onChoose?.(currentTarget.value, false);
        }}
      >
        <option value="">Any</option>
        {options.map(({ label, ...option }) => (
          <option key={option.value} {...option}>
            {label}
          </option>
        ))}
        <option value={ownSpace}>Your own size</option>
      </select>
      {isOwn && (
        <div
          className="fields"
          ref={(row) => {
            if (row?.childElementCount !== 0) return;
            setSizeFields(row, size);
            // They may open behind the bar at a phone's foot.
            if (row.previousElementSibling === document.activeElement)
              row.scrollIntoView({ block: 'nearest' });
          }}
          onInput={({ currentTarget }) => {
            const next = sizeIn(currentTarget);
            if (!next) return;
            setTyped(sizeQuery(next));
            onChoose?.(sizeQuery(next), true);
          }}
        />
      )}
    </div>
  );
}
