import type { Level, Problem } from '#lib/content/problem';
import { problemAt } from '../problem-at.ts';
import type { Content, ContentFile } from '../read-content.ts';

/** Placeholder texts that an author must replace. */
export const PLACEHOLDER =
  /\b(?:TODO|TBD|TBC|FIXME|XXX+)\b|[Ll]orem ipsum|\b00,000\b|[Ee]xample stat|\[(?:[Ii]nsert|[Cc]lient name|[Cc]ompany name|[Yy]our )[^\]]*\]/g;

/** The placeholder picture in new drafts. */
export const PLACEHOLDER_PICTURE = '/art/stand-in.svg';

/** Reports placeholders: as to-dos in drafts, as problems in public and scheduled entries. */
export function placeholderProblems({ files }: Content): Problem[] {
  return files.flatMap((file) => {
    const level = file.publicFrom === Infinity ? 'to-do' : undefined;
    return [
      ...findPlaceholderTexts(file, level),
      ...findPlaceholderPictures(file, level),
      ...findTodoComments(file, level),
    ];
  });
}

function findPlaceholderTexts(file: ContentFile, level?: Level): Problem[] {
  return file.texts.flatMap(({ path, text }) =>
    [...text.matchAll(PLACEHOLDER)].map(([words], nth) => {
      const what = `"${words}" stands for words that are still to come.`;
      return problemAt(file, path, { what, fix: 'Write them.', level }, { words: PLACEHOLDER, nth });
    }),
  );
}

function findPlaceholderPictures(file: ContentFile, level?: Level): Problem[] {
  const what = 'The picture is still to come.';
  const fix = 'Put a picture into the folder of the study, and name it here.';
  return file.texts
    .filter(({ text }) => text === PLACEHOLDER_PICTURE)
    .map(({ path }) => problemAt(file, path, { what, fix, level }));
}

/** TODO comments beside fields. */
function findTodoComments({ file, text }: ContentFile, level?: Level): Problem[] {
  return [...text.matchAll(/^[ \t]*# TODO.*$/gm)].map(({ 0: comment, index }) => {
    const line = text.slice(0, index).split('\n').length;
    const what = `The note says "${comment.trim().slice(2)}".`;
    return { file, line, column: 1, field: 'this line', what, fix: 'Do it, then delete the note.', level };
  });
}
