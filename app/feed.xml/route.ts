import { showsDrafts } from '#lib/content/visibility';
import { notListed } from '#lib/seo/not-listed';
import { getFeed } from '#lib/seo/feed';
import { renderRss } from '#lib/seo/rss';
import { respondWithEtag } from '#lib/seo/respond-with-etag';
import { siteUrl } from '#lib/pages/site-url';

/** The blog as RSS 2.0. */
export function GET(request: Request): Response {
  if (showsDrafts()) return notListed();
  const xml = renderRss(getFeed(new Date()), siteUrl('/feed.xml'));
  return respondWithEtag(request, xml, 'application/rss+xml; charset=utf-8');
}
