import { articleOf } from '#lib/blog/article';
import { slugOfName } from '#lib/content/slug-of-name';
import type { Section } from '#lib/site/sections';
import type { Content, ContentFile } from './read-content.ts';

/** Sections that are an anchor without an `id` of their own. */
const ANCHOR_OF_KIND: Partial<Record<Section['kind'], string>> = {
  'homeschool-request': 'request',
  'price-bar': 'price',
};

/** The places on the page of a content file that a link may lead to, as the components name them. */
export function anchorsOf({ file, address = '', texts }: ContentFile, { posts, pages, lists }: Content): string[] {
  if (address.startsWith('/case-studies/')) return ['main', 'related', 'share'];
  const post = posts.find((entry) => entry.file === file);
  if (post) return ['main', 'share', ...articleOf(post.data.body).sections.map(({ id }) => id)];
  const { sections = [] } = pages.find((entry) => entry.file === file)?.data ?? {};
  const hosts = sections.some(({ kind }) => kind === 'hosts') ? (lists['hosts.yaml']?.data ?? []) : [];
  return [
    'main',
    ...texts.filter(({ path }) => path[0] === 'sections' && path.at(-1) === 'id').map(({ text }) => text),
    ...sections.flatMap(({ kind, id }) => (id ? [] : (ANCHOR_OF_KIND[kind] ?? []))),
    ...hosts.map(({ name }) => slugOfName(name)),
  ];
}
