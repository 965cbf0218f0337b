import { PageHero } from '#components/heroes/page-hero';
import { PageData } from '#components/layout/page-data';
import { PageFrame } from '#components/layout/page-frame';
import { Sections } from '#components/sections/sections';
import { requestTime } from '#components/ui/request-time';
import { toPostCard, toPostFace } from '#lib/blog/card';
import { countedTopics, topicOf } from '#lib/blog/read';
import { getShownPosts } from '#lib/seo/shown-entries';
import { getPage } from '#lib/site/read';
import { FeedSquare } from './feed-square.tsx';
import { PostBoard } from './post-board.tsx';
import { PostLibrary } from './post-library.client.tsx';
import { TopicLinks } from './topic-links.tsx';

/** The page of all posts. `search` is the query that it is rendered for. */
export function BlogPage({ search }: { search?: string }) {
  const { hero, table, sections = [] } = getPage('blog');
  const now = requestTime();
  const posts = getShownPosts(now);
  return (
    <PageFrame current="/blog">
      <PageHero {...hero} table={table} />
      <PostLibrary
        posts={posts.map((post) => toPostCard(post, topicOf(post)))}
        search={search}
        topics={<TopicLinks topics={countedTopics(now)} />}
      >
        <PostBoard posts={posts.map((post) => toPostFace(post, topicOf(post)))} art>
          <FeedSquare />
        </PostBoard>
      </PostLibrary>
      <Sections sections={sections} from="blog" />
      {!search && <PageData name="blog" />}
    </PageFrame>
  );
}
