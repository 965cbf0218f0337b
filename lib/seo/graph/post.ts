import { renderArticle } from '#lib/blog/article';
import { readingMinutes } from '#lib/blog/reading-time';
import type { Post } from '#lib/blog/schema';
import { toAnchorId } from '#lib/content/to-anchor-id';
import { splitWords } from '#lib/content/words';
import { siteUrl } from '#lib/pages/site-url';
import { getHosts, getPage } from '#lib/pages/read';
import { shareCardOfPost } from '../share-card.ts';
import { plainTitle } from '../short-name.ts';
import { referenceToCompany } from './company.ts';
import { idOf, referenceTo, referenceToPage, type GraphNode } from './node.ts';

/** The Blog node. Its posts refer to it by `isPartOf`. */
export function blogNode(): GraphNode {
  return {
    '@type': 'Blog',
    '@id': idOf('/blog', 'blog'),
    name: plainTitle(getPage('blog').title),
    url: siteUrl('/blog'),
    inLanguage: 'en-US',
    publisher: referenceToCompany(),
  };
}

/** The nodes of a post and its author. `shown` are the case studies that the page links to. */
export function postNodes(post: Post, shown: { slug: string; fullTitle: string }[]): GraphNode[] {
  const path = `/blog/${post.slug}`;
  const { intro, sections } = renderArticle(post.body);
  const text = [intro, ...sections.map((section) => `${section.title} ${section.text}`)].join(' ');
  return [
    {
      '@type': 'BlogPosting',
      '@id': idOf(path, 'article'),
      headline: post.title,
      description: post.description,
      image: [siteUrl(shareCardOfPost(post))],
      datePublished: post.published,
      dateModified: post.updated ?? post.published,
      author: referenceTo('/about', toAnchorId(post.author)),
      publisher: referenceToCompany(),
      mainEntityOfPage: referenceToPage(path),
      isPartOf: referenceTo('/blog', 'blog'),
      articleSection: post.topic,
      wordCount: splitWords(text).length,
      timeRequired: `PT${readingMinutes(post.body)}M`,
      inLanguage: 'en-US',
      ...(shown.length > 0 && {
        mentions: shown.map(({ slug, fullTitle }) => ({
          '@type': 'Article',
          '@id': idOf(`/case-studies/${slug}`, 'article'),
          headline: fullTitle,
          url: siteUrl(`/case-studies/${slug}`),
        })),
      }),
    },
    authorNode(post.author),
  ];
}

/** The author, who is a host. The @id is the host's anchor on /about. */
function authorNode(author: string): GraphNode {
  const host = getHosts().find(({ name }) => name === author);
  return {
    '@type': 'Person',
    '@id': idOf('/about', toAnchorId(author)),
    name: author,
    url: idOf('/about', toAnchorId(author)),
    worksFor: referenceToCompany(),
    ...(host && { description: host.line, image: siteUrl(host.avatar) }),
  };
}
