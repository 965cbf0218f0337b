import { getRevealedPosts, getTopics } from '#lib/blog/read';
import { topicPath } from '#lib/blog/topic-path';
import { getRevealedStudies } from '#lib/case-studies/read';
import { escapeXml } from '#lib/content/markup';
import { siteUrl } from '#lib/site/address';
import { changeOfPage, changeOfPost, changeOfStudy, latest } from './last-change.ts';
import { FIXED_PAGES } from './routes.ts';

export type SitemapEntry = {
  path: string;
  /** A day or an instant, as the content states it. */
  changed?: string;
};

/** The pages that search engines may list at `now`. */
export function sitemapEntries(now: Date): SitemapEntry[] {
  const posts = getRevealedPosts(now);
  return [
    ...FIXED_PAGES.map(({ path, name }) => ({ path, changed: changeOfPage(name, now) })),
    ...getTopics(now).map((topic) => ({
      path: topicPath(topic),
      changed: latest(posts.filter((post) => post.topic === topic.name).map(changeOfPost)),
    })),
    ...posts.map((post) => ({ path: `/blog/${post.slug}`, changed: changeOfPost(post) })),
    ...getRevealedStudies(now).map((study) => ({
      path: `/case-studies/${study.slug}`,
      changed: changeOfStudy(study),
    })),
  ];
}

/** The sitemap as XML. */
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
