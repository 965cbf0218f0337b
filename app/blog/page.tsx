import { BlogPage } from '#components/blog/blog-page';
import { pageMetadata } from '#lib/seo/metadata';

export const metadata = pageMetadata('blog', '/blog');

export default function AllPostsPage() {
  return <BlogPage />;
}
