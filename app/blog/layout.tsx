import type { ReactNode } from 'react';

/** Marks every path under /blog, whose root font size is smaller (specification section 2). */
export default function BlogLayout({ children }: { children: ReactNode }) {
  return <div data-root="blog">{children}</div>;
}
