import { globSync } from 'node:fs';
import type { Problem } from '#lib/content/problem';
import { formatSiteTime } from '#lib/content/format-time';
import { problemAt } from '../problem-at.ts';
import type { Content, ContentFile } from '../read-content.ts';
import { PLACEHOLDER } from './placeholders.ts';

/** A client whose study is not public yet. */
type EmbargoedClient = { company: string; slug: string; file: string; publicFrom: number };

/** Reports texts that name a client before its study is public, and public files that have its slug in their name. */
export function embargoProblems({ files, studies, now }: Content): Problem[] {
  const embargoed = studies.flatMap(({ file, data: { company, slug } }): EmbargoedClient[] => {
    const publicFrom = files.find((one) => one.file === file)?.publicFrom ?? 0;
    return publicFrom > now.getTime() ? [{ company, slug, file, publicFrom }] : [];
  });
  if (embargoed.length === 0) return [];
  const byFirstWord = Map.groupBy(
    embargoed.filter(({ company }) => !company.match(PLACEHOLDER)),
    ({ company }) => splitWords(company)[0] ?? '',
  );
  return [...files.flatMap((file) => findMentions(file, byFirstWord)), ...findPublicFiles(files, embargoed)];
}

function findMentions(file: ContentFile, byFirstWord: ReadonlyMap<string, EmbargoedClient[]>): Problem[] {
  return file.texts.flatMap(({ path, text }) =>
    [...new Set(splitWords(text))]
      .flatMap((word) => byFirstWord.get(word) ?? [])
      .filter(({ publicFrom, company }) => publicFrom > file.publicFrom && createNamePattern(company).test(text))
      .map(({ company, file: study, publicFrom }) => {
        const until = publicFrom === Infinity ? 'as long as it is a draft' : `until ${formatSiteTime(publicFrom)}`;
        const what = `It names ${company}, whose study (${study}) is not public ${until}.`;
        const fix = 'Leave the name out, unless the client agrees.';
        return problemAt(file, path, { what, fix, level: 'warning' }, { words: createNamePattern(company) });
      }),
  );
}

function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Matches the name as a whole word. */
function createNamePattern(company: string): RegExp {
  const name = company.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'gu');
}

/** Files under public/ are served immediately, without regard to a publish time. */
function findPublicFiles(files: ContentFile[], embargoed: EmbargoedClient[]): Problem[] {
  return globSync('public/**/*.*').flatMap((path) =>
    embargoed
      .filter(({ slug }) => path.includes(slug))
      .flatMap(({ file, slug }) => {
        const study = files.find((one) => one.file === file);
        const what = `${path} carries its slug, and everybody can open that file now.`;
        return study ? [problemAt(study, ['slug'], { what, fix: `Move it to content/case-studies/${slug}/.` })] : [];
      }),
  );
}
