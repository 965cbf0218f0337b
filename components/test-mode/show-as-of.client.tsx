'use client';

import { goTo, useSearch } from '#components/ui/use-search.client';
import { formatDay } from '#lib/content/dates';
import { SITE_TIME_ZONE } from '#lib/content/site-time-zone';
import { getDay } from '#lib/content/time-zone';
import { isDraft } from '#lib/content/visibility';
import { getAsOf } from '#lib/test-mode/as-of';
import { withParameter } from '#lib/test-mode/mode';
import { useCaseStudies } from './case-studies-provider.client.tsx';
import styles from './loaded-studies.module.css';

/** The day for which the loaded studies are shown, and those that are hidden then. Null if their list never changes. */
export function ShowAsOf() {
  const { hidden } = useCaseStudies();
  const day = getAsOf(useSearch());
  if (hidden.length === 0 && day === '') return null;

  function show(chosen: string) {
    goTo(withParameter(location.href, 'as-of', chosen), true);
  }

  return (
    <div className={styles.asOf}>
      <p>
        <label>
          Show as of <input type="date" value={day} onChange={(event) => show(event.target.value)} />
        </label>{' '}
        {day !== '' && (
          <button type="button" className="go" onClick={() => show('')}>
            Back to today
          </button>
        )}
      </p>
      {hidden.length > 0 && (
        <>
          <p>{day === '' ? 'Hidden today:' : `Hidden on ${formatDay(day)}:`}</p>
          <ul className={styles.list}>
            {hidden.map(({ slug, company, title, revealed_on }) => (
              <li key={slug}>
                {`${company}: ${title}, ${formatReveal(revealed_on)} `}
                <button type="button" className="go" onClick={() => show(dayOf(revealed_on))}>
                  Show it<span className="visually-hidden">{`: ${title}`}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function formatReveal(publishTime: string | null): string {
  return isDraft(publishTime) ? 'a draft without a date' : `public from ${formatDay(dayOf(publishTime))}`;
}

/** The day of a publish time in the time zone of the company. */
function dayOf(publishTime: string | null): string {
  return getDay(SITE_TIME_ZONE, new Date(publishTime ?? 0).getTime());
}
