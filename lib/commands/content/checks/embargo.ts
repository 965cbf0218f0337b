import { globSync } from 'node:fs';
import type { Problem } from '#lib/content/problem';
import { dateText } from '#lib/content/when';
import { problemAt } from '../problem-at.ts';
import type { Content, ContentFile } from '../read-content.ts';
import { PLACEHOLDER } from './placeholders.ts';

/** A client that nobody may know of yet. */
type Secret = { company: string; slug: string; file: string; publicFrom: number };

/** Texts that name a client before its study is public, and files that anybody can ask for. */
export function embargoProblems({ files, studies, now }: Content): Problem[] {
  const secrets = studies.flatMap(({ file, data: { company, slug } }): Secret[] => {
    const publicFrom = files.find((one) => one.file === file)?.publicFrom ?? 0;
    return publicFrom > now.getTime() ? [{ company, slug, file, publicFrom }] : [];
  });
  if (secrets.length === 0) return [];
  const byFirstWord = Map.groupBy(
    secrets.filter(({ company }) => !company.match(PLACEHOLDER)),
    ({ company }) => wordsOf(company)[0] ?? '',
  );
  return [...files.flatMap((file) => mentions(file, byFirstWord)), ...openFiles(files, secrets)];
}

function mentions(file: ContentFile, byFirstWord: ReadonlyMap<string, Secret[]>): Problem[] {
  return file.texts.flatMap(({ path, text }) =>
    [...new Set(wordsOf(text))]
      .flatMap((word) => byFirstWord.get(word) ?? [])
      .filter(({ publicFrom, company }) => publicFrom > file.publicFrom && nameIn(company).test(text))
      .map(({ company, file: study, publicFrom }) => {
        const until = publicFrom === Infinity ? 'as long as it is a draft' : `until ${dateText(publicFrom)}`;
        const what = `It names ${company}, whose study (${study}) is not public ${until}.`;
        const fix = 'Leave the name out, unless the client agrees.';
        return problemAt(file, path, { what, fix, level: 'warning' }, { words: nameIn(company) });
      }),
  );
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A word of its own, not a part of another one. */
function nameIn(company: string): RegExp {
  const name = company.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'gu');
}

/** Files under public/ are served at once, whatever a date says. */
function openFiles(files: ContentFile[], secrets: Secret[]): Problem[] {
  return globSync('public/**/*.*').flatMap((open) =>
    secrets
      .filter(({ slug }) => open.includes(slug))
      .flatMap(({ file, slug }) => {
        const study = files.find((one) => one.file === file);
        const what = `${open} carries its slug, and everybody can open that file now.`;
        return study ? [problemAt(study, ['slug'], { what, fix: `Move it to content/case-studies/${slug}/.` })] : [];
      }),
  );
}
