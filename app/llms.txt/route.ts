import { getRevealedPosts } from '#lib/blog/read';
import { getRevealedStudies } from '#lib/case-studies/read';
import { FIXED_PAGES } from '#lib/seo/routes';
import { siteUrl } from '#lib/site/address';
import { getPage, getSite } from '#lib/site/read';

export const dynamic = 'force-static';

/** The main pages with one line each, in plain text. */
export function GET(): Response {
  const { name, description } = getSite();
  const now = new Date();
  const line = (title: string, path: string, about: string) => `- [${title}](${siteUrl(path)}): ${about}`;
  const text = [
    `# ${name}`,
    `> ${description}`,
    '## Pages',
    FIXED_PAGES.map(({ path, name: file }) => line(getPage(file).title, path, getPage(file).description)).join('\n'),
    '## Case studies',
    getRevealedStudies(now)
      .map((study) => line(study.fullTitle, `/case-studies/${study.slug}`, study.shortDescription))
      .join('\n'),
    '## Blog',
    getRevealedPosts(now)
      .map((post) => line(post.title, `/blog/${post.slug}`, post.description))
      .join('\n'),
  ].join('\n\n');
  return new Response(`${text}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
