import type { Post } from '#lib/blog/schema';
import { topicPath } from '#lib/blog/topic-path';
import type { CaseStudy } from '#lib/case-studies/schema';
import type { Topic } from '#lib/content/topics';
import { getBreadcrumbs } from './get-breadcrumbs.ts';
import { breadcrumbNodes } from './graph/breadcrumbs.ts';
import { companyNodes } from './graph/company.ts';
import { itemListNode } from './graph/item-list.ts';
import { referenceTo, type GraphNode } from './graph/node.ts';
import { blogNode, postNodes } from './graph/post.ts';
import { webPageNode } from './graph/web-page.ts';
import { changeOfPost, latest } from './last-change.ts';
import { shareCardOf, shareCardOfPost } from './share-card.ts';

/** The JSON-LD graph of a post. `shown` are the case studies that its page links to; all of them must be public. */
export function postGraph(post: Post, topic: Topic, shown: CaseStudy[]): GraphNode[] {
  const { slug, title, description } = post;
  const path = `/blog/${slug}`;
  return [
    ...companyNodes(path),
    webPageNode({
      path,
      name: title,
      description,
      image: shareCardOfPost(post),
      changed: changeOfPost(post),
      mainEntity: referenceTo(path, 'article'),
    }),
    ...breadcrumbNodes([...getTopicBreadcrumbs(topic), { name: title, path }]),
    blogNode(),
    ...postNodes(post, shown),
  ];
}

/** The JSON-LD graph of a topic, with its posts in the order of the page. */
export function topicGraph(topic: Topic, posts: Post[]): GraphNode[] {
  const { slug, title, description } = topic;
  const path = topicPath(topic);
  const items = posts.map((post) => ({ name: post.title, path: `/blog/${post.slug}` }));
  return [
    ...companyNodes(path),
    webPageNode({
      path,
      type: 'CollectionPage',
      name: title,
      description,
      image: shareCardOf(slug),
      changed: latest(posts.map(changeOfPost)),
      mainEntity: referenceTo(path, 'list'),
    }),
    ...breadcrumbNodes(getTopicBreadcrumbs(topic)),
    itemListNode(path, items),
  ];
}

function getTopicBreadcrumbs(topic: Topic) {
  return [...getBreadcrumbs('/blog'), { name: topic.name, path: topicPath(topic) }];
}
