import styles from './Pointers.module.css';

type PointersProps = { readonly pointers: readonly string[] };

export function Pointers({ pointers }: PointersProps) {
  if (pointers.length === 0) return null;
  return (
    <ul className={styles.pointers}>
      {pointers.map((pointer) => (
        <li key={pointer}>{pointer}</li>
      ))}
    </ul>
  );
}
