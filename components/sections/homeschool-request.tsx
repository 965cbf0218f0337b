import { QueryProvider } from '#components/ui/query-provider.client';
import { getSite } from '#lib/site/read';
import type { SectionOf } from '#lib/site/sections';
import { HomeschoolForm } from './homeschool-form.client.tsx';
import styles from './homeschool-request.module.css';

/** The short form for families. It never shows the company price. */
export function HomeschoolRequest({ id, title, lead }: SectionOf<'homeschool-request'>) {
  const { phone, phoneHref } = getSite();
  return (
    <section id={id ?? 'request'} className={styles.request} data-ground="card">
      <div className={`wrap ${styles.grid}`}>
        <div>
          <h2 className={`display ${styles.title}`}>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
          <p className={styles.call}>
            Prefer to talk? <a href={phoneHref}>{phone}</a>
          </p>
        </div>
        <QueryProvider>
          <HomeschoolForm phone={phone} />
        </QueryProvider>
      </div>
    </section>
  );
}
