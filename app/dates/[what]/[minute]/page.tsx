import { notFound } from 'next/navigation';
import { DatesPage } from '#components/dates/dates-page';
import { requestTime } from '#components/ui/request-time';
import { formatMinute, getDatesHref } from '#lib/availability/dates-path';
import { listPublic } from '#lib/availability/public-bookable';
import { CALL_ID } from '#lib/availability/call-id';
import { NEVER_STORED } from '#lib/delivery/html/html-markers';
import { getDates } from '#lib/leads/calendars/get-dates';
import { log } from '#lib/leads/operations/log';
import { getStore } from '#lib/leads/store/database';
import { prerenderParams } from '#lib/pages/prerender-params';
import { getBookables } from '#lib/pages/read';
import { createMetadata } from '#lib/seo/metadata';
import { shareCardOf } from '#lib/seo/share-card';

type Props = PageProps<'/dates/[what]/[minute]'>;

/**
 * `proxy.ts` rewrites /dates/<what> to this route, with another `minute` each minute. The build renders one page, without the store, and finds the CSS
 * for all others in it.
 */
export function generateStaticParams() {
  return prerenderParams(() =>
    listShown()
      .slice(0, 1)
      .map(({ id }) => ({ what: id, minute: formatMinute(new Date()) })),
  );
}

export async function generateMetadata({ params }: Props) {
  const bookable = await findShown(params);
  if (!bookable) return {};
  const { id, name, games } = bookable;
  return createMetadata({
    title: `Free dates: ${name}`,
    description: `The next six weeks of ${name}: free starts, and starts that are on hold for an earlier request.`,
    path: getDatesHref(id),
    image: shareCardOf(games?.[0] ?? 'get-a-quote'),
    noindex: true,
    other: NEVER_STORED,
  });
}

export default async function FreeDatesPage({ params }: Props) {
  const bookable = await findShown(params);
  if (!bookable) notFound();
  const sources = { bookables: getBookables(), openStore: getStore, now: requestTime(), log };
  return <DatesPage bookable={bookable} dates={await getDates(bookable, sources)} />;
}

/** What has a page: events with a connected calendar. */
function listShown() {
  const connected = new Set(
    listPublic(getBookables(), process.env).flatMap(({ id, isConnected }) => (isConnected ? [id] : [])),
  );
  return getBookables().filter(({ id }) => id !== CALL_ID && connected.has(id));
}

async function findShown(params: Props['params']) {
  const { what, minute } = await params;
  return /^\d{1,9}$/.test(minute) ? listShown().find(({ id }) => id === what) : undefined;
}
