import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const TRACKED = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).trim().split('\n');
// content/README.md has examples of files that are not there, and tests/unit/content/guide.test.ts.
const DOCUMENTS = TRACKED.filter((file) => file.endsWith('.md') && !file.startsWith('content/'));
const SOURCES = TRACKED.filter((file) =>
  /^(?:app|components|lib|tests)\/.*\.(?:tsx?|mjs|css|conf)$|^[^/]+\.ts$/.test(file),
);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const FOLDERS = 'app|components|content|lib|public|tests';
/** A path of the repository: in a document anything that looks like one, in a source only a file, mentioned in a comment. */
const PATH = new RegExp(`(?<![\\w./#@-])(?:${FOLDERS})/[\\w./<>*{},\\[\\]-]*[\\w>\\]*/}]`, 'g');
const FILE = new RegExp(`(?<![\\w./#@-])(?:${FOLDERS})/[\\w./\\[\\]-]+\\.(?:tsx?|mjs|css|md|yaml|conf)(?!\\w)`, 'g');
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;

/** `<slug>` is any name; a brace or a star is a glob. */
function exists(path: string): boolean {
  const pattern = path.replaceAll(/<[^>]*>/g, '*');
  if (TRACKED.some((file) => file === pattern || file.startsWith(pattern.replace(/\/?$/, '/')))) return true;
  return /[*{]/.test(pattern) && globSync(pattern).length > 0;
}

function deadPathsIn(file: string, text: string): string[] {
  const links = [...text.matchAll(LINK)].map(([, target = '']) => join(dirname(file), target));
  const mentions = (text.match(file.endsWith('.md') ? PATH : FILE) ?? []).map(withoutBracket);
  return [...new Set([...links, ...mentions])].filter((path) => !exists(path));
}

/** The bracket after a link's text or a label is not part of the path; those of a route such as [slug] are. */
const withoutBracket = (path: string) => (path.includes('[') ? path : path.replace(/\]$/, ''));

/** The comments of a source: paths in its strings may be of a made-up site. */
const commentsOf = (text: string) => (text.match(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/ .*|^\s*# .*/gm) ?? []).join('\n');

describe('a document', () => {
  it.each(DOCUMENTS)('names only paths and npm scripts that exist (%s)', (file) => {
    const text = readFileSync(file, 'utf8');
    expect(deadPathsIn(file, text)).toEqual([]);
    const commands = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('is refused for a path that is gone', () => {
    expect(deadPathsIn('README.md', 'See `lib/gone.ts`, `lib/quote/price.ts`, [this](lib/lost.md).')).toEqual([
      'lib/lost.md',
      'lib/gone.ts',
    ]);
  });
});

describe('a comment', () => {
  it('names only files that exist', () => {
    const dead = SOURCES.flatMap((file) =>
      deadPathsIn(file, commentsOf(readFileSync(file, 'utf8'))).map((path) => `${file}: ${path}`),
    );
    expect(dead).toEqual([]);
  });
});
