import { renderMarkdown } from '#lib/content/markdown';
import { textOfHtml } from '#lib/content/text-of-html';
import type { Page } from '#lib/site/page-schema';
import { getFaqs } from '#lib/site/read';
import { idOf, referenceToPage, type GraphNode } from './node.ts';

/** The questions that a page shows, with their answers as plain text; none for a page without. */
export function questionNodes(path: string, { sections = [] }: Page): GraphNode[] {
  const shown = sections.flatMap((section) => (section.kind === 'faq' ? section.questions : []));
  const entries = shown.flatMap((id) => getFaqs().filter((faq) => faq.id === id));
  if (entries.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': idOf(path, 'questions'),
      isPartOf: referenceToPage(path),
      mainEntity: entries.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: textOfHtml(renderMarkdown(answer)) },
      })),
    },
  ];
}
