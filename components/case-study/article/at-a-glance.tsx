import type { ShownStudy } from '#lib/case-studies/schema';
import { formatDay } from '#lib/content/dates';
import { labelOfEventType } from '#lib/quote/event-types';
import styles from './at-a-glance.module.css';

/** The key facts of an event: client, date, place, group size, duration and format. */
export function AtAGlance({ study }: { study: ShownStudy }) {
  const facts = [
    ['Client', [study.company, study.industry].filter(Boolean).join(', ')],
    ['Event', study.title],
    ['When', study.date && formatDay(study.date)],
    ['Where', study.city],
    ['People', study.participants > 0 ? String(study.participants) : ''],
    ['Length', study.duration],
    ['Format', formatOf(study)],
  ];
  return (
    <section className={styles.glance} aria-label="At a glance">
      <h2 className="h3">At a glance</h2>
      <dl>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p>{study.categories.join(' · ')}</p>
    </section>
  );
}

/** The kind of event and where people played, as far as they are known: "Onsite, in person". */
function formatOf({ typeOfEvent, format }: ShownStudy): string {
  const place = format && (format === 'virtual' ? 'online' : 'in person');
  const words = [typeOfEvent && labelOfEventType(typeOfEvent), place].filter(Boolean).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
