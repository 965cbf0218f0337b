import { Prose } from '#components/ui/prose';
import { renderMarkdown } from '#lib/content/markdown';
import type { FaqEntry } from '#lib/pages/lists';
import { getFaqs } from '#lib/pages/read';
import type { SectionOf } from '#lib/pages/sections';
import styles from './faq.module.css';
import { Section } from './section.tsx';

/** Questions as disclosure rows with their answers. */
export function Faq({ id, ground, title, lead, questions }: SectionOf<'faq'>) {
  return (
    <Section id={id} ground={ground} title={title} lead={lead} layout="side">
      <div className={styles.ledger}>
        {questions.map(faqOf).map(({ id: name, question, answer }) => (
          <details key={name} className={styles.row}>
            <summary className={styles.question}>
              <h3>{question}</h3>
              <span className={styles.marker} aria-hidden="true" />
            </summary>
            <Prose html={renderMarkdown(answer)} className={styles.answer} />
          </details>
        ))}
      </div>
    </Section>
  );
}

function faqOf(id: string): FaqEntry {
  const entry = getFaqs().find((faq) => faq.id === id);
  if (!entry) throw new Error(`content/faqs.yaml has no question with the id ${id}.`);
  return entry;
}
