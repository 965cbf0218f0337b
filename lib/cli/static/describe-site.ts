import { NO_SERVER } from '#lib/content/api-url';
import { formatSiteTime, formatUtcTime } from '#lib/content/format-time';

type Facts = {
  folder: string;
  pages: number;
  files: number;
  bytes: number;
  hasMetaPolicies: boolean;
  apiOrigin: string;
  /** In milliseconds since 1970, if there is one. */
  nextPublishTime: number | undefined;
};

/** What `npm run build:static` prints: what there is, what needs a server, and when to build again. */
export function describeSite(facts: Facts): string {
  const { folder, pages, files, bytes, hasMetaPolicies, apiOrigin, nextPublishTime } = facts;
  const server =
    apiOrigin === NO_SERVER
      ? [
          "No server is connected (QUOTES_ENDPOINT): the quote form and the form for families open a letter in the visitor's mail program,",
          'the city field has no suggestions, and share prices and boards stay as they are in the content.',
        ]
      : [
          `Quotes, the city list, share prices and boards come from ${apiOrigin}. SITE_URL of that server must be this site's address.`,
        ];
  return [
    `${folder}: ${pages} pages, ${files} files, ${(bytes / 1e6).toFixed(1)} MB.`,
    hasMetaPolicies
      ? 'The policies are in the pages.'
      : 'The policies are in _headers, vercel.json and out/nginx.conf.',
    ...server,
    'Filters and searches work in the browser; without scripts the lists are whole.',
    nextPublishTime === undefined
      ? 'Nothing is scheduled: build again after the next change.'
      : `The next publish time is ${formatSiteTime(nextPublishTime)} (${formatUtcTime(nextPublishTime)}): build again then.`,
  ].join('\n');
}
