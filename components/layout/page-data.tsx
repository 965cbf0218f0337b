import { requestTime } from '#components/ui/request-time';
import { pageGraph } from '#lib/seo/page-graph';
import { StructuredData } from './structured-data.tsx';

/** The structured data of content/pages/<name>.md. Renders nothing for a page that search engines may not index. */
export function PageData({ name }: { name: string }) {
  const graph = pageGraph(name, requestTime());
  return graph && <StructuredData graph={graph} />;
}
