import { getPublishedPosts, getTopics } from '#lib/blog/read';
import { topicPath } from '#lib/blog/topic-path';
import { getPublishedStudies } from '#lib/case-studies/read';
import { escapeXml } from '#lib/content/markup';
import { siteUrl } from '#lib/pages/site-url';
import { changeOfPage, changeOfPost, changeOfStudy, latest } from './last-change.ts';
import { FIXED_PAGES } from './routes.ts';

export type SitemapEntry = {
  path: string;
  /** A day or an ISO date-time, as the content states it. */
  changed?: string;
};

/** The pages that search engines may index at `now`. */
export function sitemapEntries(now: Date): SitemapEntry[] {
  const posts = getPublishedPosts(now);
  return [
    ...FIXED_PAGES.map(({ path, name }) => ({ path, changed: changeOfPage(name, now) })),
    ...getTopics(now).map((topic) => ({
      path: topicPath(topic),
      changed: latest(posts.filter((post) => post.topic === topic.name).map(changeOfPost)),
    })),
    ...posts.map((post) => ({ path: `/blog/${post.slug}`, changed: changeOfPost(post) })),
    ...getPublishedStudies(now).map((study) => ({
      path: `/case-studies/${study.slug}`,
      changed: changeOfStudy(study),
    })),
  ];
}

/** Renders the sitemap as XML. */
export function renderSitemap(entries: SitemapEntry[]): string {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeXml(siteUrl(path))}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
