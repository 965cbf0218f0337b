import { encodePath } from '#lib/content/address-hint';
import type { MarkdownPart } from '#lib/content/markdown-parts';
import type { Problem } from '#lib/content/problem';
import { problemAt } from '../problem-at.ts';
import type { Content, ContentFile, ContentText } from '../read-content.ts';

/** Markdown syntax for links and bold text, which a plain text field shows unrendered. */
const MARKDOWN_SYNTAX = /\[[^\]]+\]\([^)]*\)|\*\*\S[^*]*\*\*/;

/** A link or picture with a space in its address, which markdown shows unrendered. The address has no title in quotes behind it. */
const ADDRESS_WITH_SPACE = /(?<=\]\([ \t]*)\/[^\s()<>"'][^()<>"'\n]*[ \t][^()<>"'\n]*[^\s()<>"'](?=[ \t]*\))/g;

/** Reports markdown in plain text fields, and HTML in markdown fields. */
export function markupProblems({ files }: Content): Problem[] {
  return files.flatMap((file) =>
    file.texts.flatMap((field) => [...proseFlaws(file, field), ...markdownFlaws(file, field)]),
  );
}

function proseFlaws(file: ContentFile, { path, text, role }: ContentText): Problem[] {
  const syntax = role === 'prose' && MARKDOWN_SYNTAX.exec(text)?.[0];
  if (!syntax) return [];
  const what = `"${syntax}" shows as it is: this field takes plain text only.`;
  return [problemAt(file, path, { what, fix: 'Write the words alone.' }, { words: syntax })];
}

function markdownFlaws(file: ContentFile, { path, text, role, parts }: ContentText): Problem[] {
  const unread = role === 'markdown' ? (text.match(ADDRESS_WITH_SPACE) ?? []) : [];
  return [
    ...unread.map((address) => {
      const what = `"${address}" has a space, so the link or picture shows as it is written.`;
      return problemAt(file, path, { what, fix: `Write ${encodePath(address)}.` }, { words: address });
    }),
    ...parts.flatMap((part) => {
      const flaw = findPartFlaw(part);
      return flaw ? [problemAt(file, path, flaw.text, { words: flaw.words })] : [];
    }),
  ];
}

function findPartFlaw(
  part: MarkdownPart,
): { words: string; text: Pick<Problem, 'what' | 'fix' | 'level'> } | undefined {
  if (part.kind === 'html') {
    const what = `The HTML "${part.text.split('\n', 1)[0]}" is left out.`;
    return { words: part.text.split('\n', 1)[0] ?? '', text: { what, fix: 'Write it in markdown, or leave it out.' } };
  }
  if (part.kind === 'title') {
    const what = 'A heading with one # is the title of a page, and this page has one.';
    return { words: part.text, text: { what, fix: 'Start the heading with ##.', level: 'warning' } };
  }
  return undefined;
}
