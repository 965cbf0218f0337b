import { jsonInHtml } from '#lib/content/markup';
import type { GraphNode } from '#lib/seo/graph/node';

/** What a page says about itself to machines, as one block of JSON-LD. A block of data: no policy needs a hash of it. */
export function StructuredData({ graph }: { graph: GraphNode[] }) {
  const document = { '@context': 'https://schema.org', '@graph': graph };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInHtml(document) }} />;
}
