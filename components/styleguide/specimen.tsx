import type { ReactNode } from 'react';
import styles from './specimen.module.css';

type SpecimenProps = {
  name: string;
  /** The width of its frame: a thumbnail, a column or the whole row. */
  size?: 'small' | 'medium' | 'wide';
  children: ReactNode;
};

/** One component with its name below it. */
export function Specimen({ name, size = 'small', children }: SpecimenProps) {
  return (
    <figure className={styles.specimen} data-size={size}>
      <div className={styles.stage}>{children}</div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
