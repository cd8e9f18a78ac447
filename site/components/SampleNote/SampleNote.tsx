import styles from './SampleNote.module.css';

/** For pages that mark only some figures. */
export const markedNumbers = 'Figures marked with an asterisk';

type SampleNoteProps = { readonly what?: string };

export function SampleNote({ what = 'The details on this page' }: SampleNoteProps) {
  return (
    <p className={`remark hint ${styles.note}`}>
      <strong>Sample data.</strong>{' '}
      <span>{`${what} are placeholders, still to be confirmed.`}</span>
    </p>
  );
}

export const SampleSection = (props: SampleNoteProps) => (
  <div className="wrap part">
    <SampleNote {...props} />
  </div>
);
