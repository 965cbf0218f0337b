import type { MarkdownPart } from '#lib/content/markdown-parts';
import type { Problem } from '#lib/content/problem';
import { problemAt } from '../problem-at.ts';
import type { Content, ContentFile, ContentText } from '../read-content.ts';

/** Signs of markdown that a plain text shows as they are: a link, bold words. */
const SIGNS = /\[[^\]]+\]\([^)]*\)|\*\*\S[^*]*\*\*/;

/** Markdown where it is not read, and HTML where markdown is. */
export function markupProblems({ files }: Content): Problem[] {
  return files.flatMap((file) =>
    file.texts.flatMap((field) => [...proseFlaws(file, field), ...markdownFlaws(file, field)]),
  );
}

function proseFlaws(file: ContentFile, { path, text, role }: ContentText): Problem[] {
  const signs = role === 'prose' && SIGNS.exec(text)?.[0];
  if (!signs) return [];
  const what = `"${signs}" shows as it is: this field takes plain text only.`;
  return [problemAt(file, path, { what, fix: 'Write the words alone.' }, { words: signs })];
}

function markdownFlaws(file: ContentFile, { path, parts }: ContentText): Problem[] {
  return parts.flatMap((part) => {
    const flaw = flawOf(part);
    return flaw ? [problemAt(file, path, flaw.said, { words: flaw.words })] : [];
  });
}

function flawOf(part: MarkdownPart): { words: string; said: Pick<Problem, 'what' | 'fix' | 'level'> } | undefined {
  if (part.kind === 'html') {
    const what = `The HTML "${part.text.split('\n', 1)[0]}" is left out.`;
    return { words: part.text.split('\n', 1)[0] ?? '', said: { what, fix: 'Write it in markdown, or leave it out.' } };
  }
  if (part.kind === 'title') {
    const what = 'A heading with one # is the title of a page, and this page has one.';
    return { words: part.text, said: { what, fix: 'Start the heading with ##.', level: 'warning' } };
  }
  return undefined;
}
