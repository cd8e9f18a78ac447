import styles from './Pointers.module.css';

export function Pointers({ pointers }: { readonly pointers: readonly string[] }) {
  if (pointers.length === 0) return null;
  return (
    <ul className={styles.pointers}>
      {pointers.map((pointer) => (
        <li key={pointer}>{pointer}</li>
      ))}
    </ul>
  );
}
