import { PageHero } from '#components/heroes/page-hero';
import { PageData } from '#components/layout/page-data';
import { PageFrame } from '#components/layout/page-frame';
import { Sections } from '#components/sections/sections';
import { requestTime } from '#components/ui/request-time';
import { toPostCard, toPostSummary } from '#lib/blog/card';
import { getTopicsWithCount, getPostTopic } from '#lib/blog/read';
import { isStaticSite } from '#lib/content/api-url';
import { getShownPosts } from '#lib/seo/shown-entries';
import { getPage } from '#lib/pages/read';
import { FeedSquare } from './feed-square.tsx';
import { PostBoard } from './post-board.tsx';
import { PostLibrary } from './post-library.client.tsx';
import { TopicLinks } from './topic-links.tsx';

/** The page of all posts. `search` is the query string that it is rendered for. */
export function BlogPage({ search }: { search?: string }) {
  const { hero, table, sections = [] } = getPage('blog');
  const now = requestTime();
  const posts = getShownPosts(now);
  return (
    <PageFrame current="/blog" text="small">
      <PageHero {...hero} table={table} />
      <PostLibrary
        isStatic={isStaticSite()}
        posts={posts.map((post) => toPostCard(post, getPostTopic(post)))}
        search={search}
        topics={<TopicLinks topics={getTopicsWithCount(now)} />}
      >
        <PostBoard posts={posts.map((post) => toPostSummary(post, getPostTopic(post)))} hasArt>
          <FeedSquare />
        </PostBoard>
      </PostLibrary>
      <Sections sections={sections} from="blog" />
      {!search && <PageData name="blog" />}
    </PageFrame>
  );
}
