import { PostList } from '#components/blog/post-list';
import { PageFrame } from '#components/layout/page-frame';
import { PageHero } from '#components/heroes/page-hero';
import { Sections } from '#components/sections/sections';
import { requestTime } from '#components/ui/request-time';
import { getRevealedPosts } from '#lib/blog/read';
import { pageMetadata } from '#lib/seo/metadata';
import { getPage } from '#lib/site/read';

export const metadata = pageMetadata('blog', '/blog');

export default function BlogPage() {
  const { hero, table, sections = [] } = getPage('blog');
  return (
    <PageFrame current="/blog">
      <PageHero {...hero} table={table} />
      <PostList posts={getRevealedPosts(requestTime())} />
      <Sections sections={sections} from="blog" />
    </PageFrame>
  );
}
