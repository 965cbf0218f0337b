import type { ReactNode } from 'react';
import styles from './specimen.module.css';

type SpecimenProps = {
  name: string;
  /** How much room it needs: a thumbnail, or the whole width. */
  size?: 'small' | 'medium' | 'wide';
  children: ReactNode;
};

/** One part with its name under it, as code calls it. */
export function Specimen({ name, size = 'small', children }: SpecimenProps) {
  return (
    <figure className={styles.specimen} data-size={size}>
      <div className={styles.stage}>{children}</div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
