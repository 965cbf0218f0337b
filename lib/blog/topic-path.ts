import type { Topic } from '#lib/content/topics';
import { BLOG_PATH } from './search-path.ts';

/** The address of the page about a topic. */
export function topicPath({ slug }: Pick<Topic, 'slug'>): string {
  return `${BLOG_PATH}/topics/${slug}`;
}
