import type { Level, Problem } from '#lib/content/problem';
import { problemAt } from '../problem-at.ts';
import type { Content, ContentFile } from '../read-content.ts';

/** Words that somebody meant to replace. */
export const PLACEHOLDER =
  /\b(?:TODO|TBD|TBC|FIXME|XXX+)\b|[Ll]orem ipsum|\b00,000\b|[Ee]xample stat|\[(?:[Ii]nsert|[Cc]lient name|[Cc]ompany name|[Yy]our )[^\]]*\]/g;

/** The picture that stands where one is still to come. */
export const STAND_IN_PICTURE = '/art/stand-in.svg';

/** Words and pictures that are still to come: to be done in a draft, a problem in everything that visitors will see. */
export function placeholderProblems({ files }: Content): Problem[] {
  return files.flatMap((file) => {
    const level = file.publicFrom === Infinity ? 'to-do' : undefined;
    return [...wordsToCome(file, level), ...picturesToCome(file, level), ...notesLeft(file, level)];
  });
}

function wordsToCome(file: ContentFile, level?: Level): Problem[] {
  return file.texts.flatMap(({ path, text }) =>
    [...text.matchAll(PLACEHOLDER)].map(([words], nth) => {
      const what = `"${words}" stands for words that are still to come.`;
      return problemAt(file, path, { what, fix: 'Write them.', level }, { words: PLACEHOLDER, nth });
    }),
  );
}

function picturesToCome(file: ContentFile, level?: Level): Problem[] {
  const what = 'The picture is still to come.';
  const fix = 'Put a picture into the folder of the study, and name it here.';
  return file.texts
    .filter(({ text }) => text === STAND_IN_PICTURE)
    .map(({ path }) => problemAt(file, path, { what, fix, level }));
}

/** Notes beside fields that are no text. */
function notesLeft({ file, text }: ContentFile, level?: Level): Problem[] {
  return [...text.matchAll(/^[ \t]*# TODO.*$/gm)].map(({ 0: note, index }) => {
    const line = text.slice(0, index).split('\n').length;
    const what = `The note says "${note.trim().slice(2)}".`;
    return { file, line, column: 1, field: 'this line', what, fix: 'Do it, then delete the note.', level };
  });
}
