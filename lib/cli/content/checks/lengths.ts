import type { Path } from '#lib/content/field-name';
import type { Problem } from '#lib/content/problem';
import { isDraft } from '#lib/content/visibility';
import { problemAt, type Place } from '../problem-at.ts';
import type { Content } from '../read-content.ts';

/** The expected length of a text, in words. */
type WordRange = { min: number; max: number };

const POST: WordRange = { min: 600, max: 1200 };
const STORY: WordRange = { min: 60, max: 120 };
const WENT_WRONG: WordRange = { min: 40, max: 120 };

/** Warns of texts that are shorter or longer than usual on this site. */
export function lengthProblems({ posts, studies }: Content): Problem[] {
  return [
    ...posts.filter(isFinished).flatMap((post) => lengthProblem(post, ['body'], post.data.body, POST)),
    ...studies.filter(isFinished).flatMap((study) => {
      const { challenge, solution, wentWrong } = study.data.sections;
      return [
        ...lengthProblem(study, ['sections', 'challenge', 'content'], challenge.content, STORY),
        ...lengthProblem(study, ['sections', 'solution', 'content'], solution.content, STORY),
        ...lengthProblem(study, ['sections', 'wentWrong', 'content'], wentWrong.content, WENT_WRONG),
      ];
    }),
  ];
}

function isFinished({ data }: { data: { revealed_on?: string | null | undefined } }): boolean {
  return !isDraft(data.revealed_on);
}

function lengthProblem(place: Place, path: Path, text: string, { min, max }: WordRange): Problem[] {
  const count = text.split(/\s+/).filter(Boolean).length;
  if (count >= min && count <= max) return [];
  const what = `It has ${count} words, and such texts have ${min} to ${max} on this site.`;
  return [problemAt(place, path, { what, fix: count > max ? 'Shorten it.' : 'Say more.', level: 'warning' })];
}
