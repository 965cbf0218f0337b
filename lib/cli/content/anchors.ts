import { renderArticle } from '#lib/blog/article';
import { toAnchorId } from '#lib/content/to-anchor-id';
import type { Section } from '#lib/pages/sections';
import type { Content, ContentFile } from './read-content.ts';

/** The default anchors of section kinds, for sections without an `id`. */
const ANCHOR_OF_KIND: Partial<Record<Section['kind'], string>> = {
  'homeschool-request': 'request',
  'price-bar': 'price',
};

/** The anchors on the page of a content file, as the components render them. */
export function getAnchors({ file, address = '', texts }: ContentFile, { posts, pages, lists }: Content): string[] {
  if (address.startsWith('/case-studies/')) return ['main', 'related', 'share'];
  const post = posts.find((entry) => entry.file === file);
  if (post) return ['main', 'share', ...renderArticle(post.data.body).sections.map(({ id }) => id)];
  const { sections = [] } = pages.find((entry) => entry.file === file)?.data ?? {};
  const hosts = sections.some(({ kind }) => kind === 'hosts') ? (lists['hosts.yaml']?.data ?? []) : [];
  return [
    'main',
    ...texts.filter(({ path }) => path[0] === 'sections' && path.at(-1) === 'id').map(({ text }) => text),
    ...sections.flatMap(({ kind, id }) => (id ? [] : (ANCHOR_OF_KIND[kind] ?? []))),
    ...hosts.map(({ name }) => toAnchorId(name)),
  ];
}
