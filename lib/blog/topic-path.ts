import type { Topic } from '#lib/content/topics';
import { BLOG_PATH } from './search-path.ts';

/** The path of a topic's page. */
export function topicPath({ slug }: Pick<Topic, 'slug'>): string {
  return `${BLOG_PATH}/topics/${slug}`;
}
