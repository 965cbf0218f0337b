import { getPublishedPosts } from '#lib/blog/read';
import { getPublishedStudies } from '#lib/case-studies/read';
import { getAllSlugs } from '#lib/content/moved-entry';
import { readPublishTimes } from '#lib/content/publish-times';
import { isDraft, showsDrafts } from '#lib/content/visibility';
import type { FailurePages } from '#lib/delivery/http/failure-pages';
import type { ServerData } from '#lib/delivery/next/server-data-file';
import {
  PLAIN_DOCUMENT_CSP,
  renderPlainDocument,
  RETRY_DOCUMENT_CSP,
  type PlainDocument,
} from '#lib/pages/plain-document';
import { getSite } from '#lib/pages/read';
import { readRedirects } from '#lib/pages/redirect-rules';

const END_OF_TIME = new Date(8.64e15);

/** What the server must know of the content. */
export function collectServerData(): ServerData {
  return { publishTimes: readPublishTimes(), entryPaths: collectEntryPaths(), failurePages: renderFailurePages() };
}

function collectEntryPaths(): Record<string, number> {
  const folders = { '/case-studies': getPublishedStudies(END_OF_TIME), '/blog': getPublishedPosts(END_OF_TIME) };
  const entries = Object.entries(folders).flatMap(([folder, list]) =>
    list
      .filter(({ revealed_on }) => showsDrafts() || !isDraft(revealed_on))
      .flatMap((entry) => getAllSlugs(entry).map((slug) => [`${folder}/${slug}`, toTime(entry.revealed_on)] as const)),
  );
  const { moved, gone } = readRedirects();
  const others = ['/case-studies/preview', ...moved.map(({ from }) => from), ...gone.map(({ path }) => path)];
  return { ...Object.fromEntries(others.map((path) => [path, 0])), ...Object.fromEntries(entries) };
}

function toTime(revealedOn: string | null | undefined): number {
  return revealedOn == null || showsDrafts() ? 0 : Date.parse(revealedOn);
}

function renderFailurePages(): FailurePages {
  const render = (document: Omit<PlainDocument, 'site'>) => ({
    html: renderPlainDocument({ site: getSite(), ...document }),
    policy: document.retryText ? RETRY_DOCUMENT_CSP : PLAIN_DOCUMENT_CSP,
  });
  return {
    // Specification section 8, as in components/ui/failure-screen.client.tsx.
    failure: render({
      heading: 'Something went wrong',
      lines: ["We're sorry, but an error occurred while rendering the page."],
      retryText: 'Refresh the page',
    }),
    badAddress: render({
      heading: 'This address cannot be read',
      lines: [
        'A character in it is broken. Look at the address again, or start from the home page: its link is above.',
      ],
    }),
    refusedForm: render({
      heading: 'We could not take this form',
      lines: [
        'Nothing was stored. Go back with the back button of your browser: your answers are still in the form. Reload the page if it has been open for ' +
          'days, shorten what is longer than a page, and send it from our site.',
        `Or call ${getSite().phone}, and we take it by phone.`,
      ],
    }),
    busy: render({
      heading: 'One moment, please',
      lines: ['Many people are searching just now. Wait a few seconds, and try again.'],
      retryText: 'Try again',
    }),
  };
}
