import { jsonInHtml } from '#lib/content/markup';
import type { GraphNode } from '#lib/seo/graph/node';

/** The structured data of a page as one block of JSON-LD. It is a data block, so the CSP needs no hash for it. */
export function StructuredData({ graph }: { graph: GraphNode[] }) {
  const document = { '@context': 'https://schema.org', '@graph': graph };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInHtml(document) }} />;
}
