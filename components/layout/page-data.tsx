import { requestTime } from '#components/ui/request-time';
import { pageGraph } from '#lib/seo/page-graph';
import { StructuredData } from './structured-data.tsx';

/** The graph of content/pages/<name>.md; nothing for a page that search engines may not list. */
export function PageData({ name }: { name: string }) {
  const graph = pageGraph(name, requestTime());
  return graph && <StructuredData graph={graph} />;
}
