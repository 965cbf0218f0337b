import { CalendarNotes } from '#components/availability/calendar-notes';
import { PageHero } from '#components/heroes/page-hero';
import { PageFrame } from '#components/layout/page-frame';
import { Section } from '#components/sections/section';
import { requestTime } from '#components/ui/request-time';
import type { Bookable } from '#lib/availability/schema';
import type { Dates } from '#lib/leads/calendars/get-dates';
import { getDatesPreset } from '#lib/pages/dates-preset';
import { getGames, getSite } from '#lib/pages/read';
import { QUOTE_PATH } from '#lib/quote/link-path';
import styles from './dates-page.module.css';
import { DatesTable } from './dates-table.tsx';

/** The free dates of something that can be asked for, as a table of links that works without scripts. */
export function DatesPage({ bookable, dates }: { bookable: Bookable; dates: Dates }) {
  const { name } = bookable;
  const { phone, phoneHref, hours } = getSite();
  const { preset, page } = getDatesPreset(bookable, getGames());
  const back = page ? { text: `Back to ${name}`, href: page } : { text: 'Get a quote', href: QUOTE_PATH };
  return (
    <PageFrame current={page ?? QUOTE_PATH}>
      <PageHero
        table="marigold"
        headline={['Free dates']}
        lead={`${name}, the next six weeks. Each start leads to its price.`}
        actions={[back]}
      />
      <Section title="Choose a start" layout="side">
        <div className={styles.notes}>
          <p>
            We hold a free start for up to 72 hours when you send your quote. Not a booking. One that is on hold for an
            earlier request can be asked for, and a person answers with the nearest free times. Where it says ask us, a
            person has to look. A start that is not listed is gone.
          </p>
          <CalendarNotes bookable={bookable} asOf={dates.asOf} now={requestTime()} />
          <p>
            {'Rather talk? Call '}
            <a href={phoneHref}>{phone}</a>
            {`. ${hours}.`}
          </p>
        </div>
        <DatesTable caption={`Free dates: ${name}`} days={dates.days} preset={preset} />
      </Section>
    </PageFrame>
  );
}
