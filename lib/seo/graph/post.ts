import { articleOf } from '#lib/blog/article';
import { readingMinutes } from '#lib/blog/reading-time';
import type { Post } from '#lib/blog/schema';
import { slugOfName } from '#lib/content/slug-of-name';
import { wordsOf } from '#lib/content/words';
import { siteUrl } from '#lib/site/address';
import { getHosts, getPage } from '#lib/site/read';
import { shareCardOf } from '../share-card.ts';
import { plainTitle } from '../short-name.ts';
import { COMPANY } from './company.ts';
import { idOf, referenceTo, referenceToPage, type GraphNode } from './node.ts';

/** The blog, which its posts belong to. */
export function blogNode(): GraphNode {
  return {
    '@type': 'Blog',
    '@id': idOf('/blog', 'blog'),
    name: plainTitle(getPage('blog').title),
    url: siteUrl('/blog'),
    inLanguage: 'en-US',
    publisher: COMPANY(),
  };
}

/** A post, with its author among the hosts. `shown` are the case studies that the page links to. */
export function postNodes(post: Post, shown: { slug: string; fullTitle: string }[]): GraphNode[] {
  const path = `/blog/${post.slug}`;
  const { intro, sections } = articleOf(post.body);
  const text = [intro, ...sections.map((section) => `${section.title} ${section.text}`)].join(' ');
  return [
    {
      '@type': 'BlogPosting',
      '@id': idOf(path, 'article'),
      headline: post.title,
      description: post.description,
      image: [siteUrl(shareCardOf(post.slug))],
      datePublished: post.published,
      dateModified: post.updated ?? post.published,
      author: referenceTo('/about', slugOfName(post.author)),
      publisher: COMPANY(),
      mainEntityOfPage: referenceToPage(path),
      isPartOf: referenceTo('/blog', 'blog'),
      articleSection: post.topic,
      wordCount: wordsOf(text).length,
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

/** A host; the id is the anchor on the page about us. */
function authorNode(author: string): GraphNode {
  const host = getHosts().find(({ name }) => name === author);
  return {
    '@type': 'Person',
    '@id': idOf('/about', slugOfName(author)),
    name: author,
    url: idOf('/about', slugOfName(author)),
    worksFor: COMPANY(),
    ...(host && { description: host.line, image: siteUrl(host.avatar) }),
  };
}
