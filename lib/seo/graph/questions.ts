import { renderMarkdown } from '#lib/content/markdown';
import { htmlToText } from '#lib/content/html-to-text';
import type { Page } from '#lib/pages/page-schema';
import { getFaqs } from '#lib/pages/read';
import { idOf, referenceToPage, type GraphNode } from './node.ts';

/** The FAQPage node with the questions of a page and their answers as plain text; empty for a page without questions. */
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
        acceptedAnswer: { '@type': 'Answer', text: htmlToText(renderMarkdown(answer)) },
      })),
    },
  ];
}
