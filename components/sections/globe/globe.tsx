import { requestTime } from '#components/ui/request-time';
import { formatDay } from '#lib/content/dates';
import { getOffsetMs } from '#lib/content/time-zone';
import { countAtWork, findStarts } from '#lib/pages/office-hours';
import type { SectionOf } from '#lib/pages/sections';
import { GlobeHours } from './globe-hours.client.tsx';
import { GlobeSymbols } from './globe-symbols.tsx';
import { GlobeTrack } from './globe-track.tsx';
import styles from './globe.module.css';
import { Section } from '../section.tsx';
import { withFrom } from '../with-from.ts';

/**
 * The day of offices round the world, on a board that turns. Without scripts it shows the first start, and all starts in
 * words. Clocks are those of the day when the page is rendered.
 */
export function Globe({
  id,
  ground = 'marigold',
  title,
  lead,
  cities: zones,
  workday,
  note,
  action,
  from,
}: SectionOf<'globe'> & { from: string }) {
  const now = requestTime();
  const cities = zones.map(({ name, zone }) => ({ name, offset: getOffsetMs(zone, now.getTime()) / 60_000 }));
  const starts = findStarts(cities, workday);
  return (
    <Section id={id} ground={ground}>
      <div className={styles.layout}>
        <div className={styles.head}>
          <h2 className={`display ${styles.title}`}>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <GlobeHours
          cities={cities}
          workday={workday}
          starts={starts}
          symbols={<GlobeSymbols count={cities.length} />}
          track={<GlobeTrack counts={countAtWork(cities, workday)} starts={starts.map(({ hour }) => hour)} />}
        />
        <div className={styles.end}>
          <p>
            {note} {`Clocks as on ${formatDay(now.toISOString().slice(0, 10))}.`}
          </p>
          <a className="button" href={withFrom(action.href, from)}>
            <i aria-hidden="true" />
            {action.text}
          </a>
        </div>
      </div>
    </Section>
  );
}
