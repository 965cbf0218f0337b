import { Sections } from '#components/sections/sections';
import { readPages } from '#lib/pages/read';
import type { Section } from '#lib/pages/sections';
import styles from './section-parts.module.css';

/** One section of every kind: the first in the order of the page files. */
export function SectionParts() {
  const kinds = new Map<string, { page: string; section: Section }>();
  for (const { file, data } of readPages().entries) {
    for (const section of data.sections ?? []) {
      if (!kinds.has(section.kind)) kinds.set(section.kind, { page: file, section });
    }
  }
  return [...kinds].map(([kind, { page, section }]) => (
    <div key={kind}>
      <p className={`wrap ${styles.name}`}>
        {kind}, as in {page}
      </p>
      <Sections sections={[section]} from="styleguide" />
    </div>
  ));
}
