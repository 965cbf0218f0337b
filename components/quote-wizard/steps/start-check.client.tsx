'use client';

import { useQuery } from '@tanstack/react-query';
import { fetchMonth } from '#components/availability/fetch-month.ts';
import type { PublicBookable } from '#lib/availability/public-bookable';
import { getDayOfStart } from '#lib/content/start';
import { INTENT_FIELD } from '../state/answer-form.ts';
import { describeStart } from './describe-start.ts';
import notice from './notice.module.css';
import styles from './send-step.module.css';

/** Says whether the chosen start is still free just before the request is sent. Nothing while the calendar is read, or when it cannot be. */
export function StartCheck({ bookable, start }: { bookable: PublicBookable; start: string }) {
  const { data } = useQuery({
    queryKey: ['start', bookable.id, start],
    queryFn: () => fetchMonth(bookable.id, start.slice(0, 7), 'no-cache'),
    gcTime: 0,
    retry: 1,
  });
  const day = data?.days.find((one) => one.day === getDayOfStart(start));
  if (!day) return <p role="status" />;
  const state = day.slots[start] ?? 'ask';
  if (state === 'free') {
    return (
      <p className={styles.promise} role="status">
        {describeStart(start, state, bookable.timeZone)}
      </p>
    );
  }
  return (
    <div className={notice.notice} role="status">
      <p>{describeStart(start, state, bookable.timeZone)}</p>
      <button className="go" name={INTENT_FIELD} value="plan">
        Choose another start
      </button>
    </div>
  );
}
