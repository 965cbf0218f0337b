'use client';

import { useRef, type ReactNode } from 'react';
import { SearchBox } from '#components/ui/search-box.client';
import { goTo, useSearch } from '#components/ui/use-search.client';
import type { PostCard } from '#lib/blog/card';
import { searchPosts } from '#lib/blog/search';
import { BLOG_PATH, parseSearch, searchHref } from '#lib/blog/search-path';
import { HYDRATE_WITH_QUERY } from '#lib/delivery/html/html-markers';
import { normalizeSearchText } from '#lib/content/search-text';
import { PostHits } from './post-hits.tsx';
import styles from './post-library.module.css';

type PostLibraryProps = {
  posts: PostCard[];
  /** The query string that the page was rendered for. */
  search?: string;
  /** Whether the host sends the same page for every search. */
  isStatic?: boolean;
  /** Links to the topics. */
  topics: ReactNode;
  /** Shown while the search is empty. */
  children: ReactNode;
};

/**
 * All posts, and the results of a search among them. Before hydration the search is a form that the server answers. After
 * hydration the URL is the only state: the list follows it without a page load.
 */
export function PostLibrary({ posts, search, isStatic, topics, children }: PostLibraryProps) {
  const text = parseSearch(useSearch(search));
  const count = useRef<HTMLParagraphElement>(null);
  const hits = text ? searchPosts(posts, text) : [];
  return (
    <div className={`wrap ${styles.library}`} {...(isStatic && HYDRATE_WITH_QUERY)}>
      <div className={styles.panel} data-no-print>
        <SearchBox
          id="post-search"
          action={BLOG_PATH}
          text={text}
          placeholder="Rain, budget, union"
          onSearch={(typed) => goTo(searchHref(normalizeSearchText(typed)), true)}
          onEnter={() => count.current?.focus()}
        />
        <div className={styles.topics}>{topics}</div>
      </div>
      <p ref={count} role="status" tabIndex={-1} className={styles.count} data-shown={text !== '' || undefined}>
        {text && `${hits.length} of ${posts.length} posts mention “${text}”`}
      </p>
      {text ? <PostHits hits={hits} /> : children}
    </div>
  );
}
