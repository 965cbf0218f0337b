import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHEETS_ATTRIBUTE } from './marks.ts';
import { PAPER_SCRIPT, paperLinks } from './paper.ts';
import { signatureOf, usedStyles, vocabularyOf } from './used-styles.ts';

const SHEET = /<link rel="stylesheet" href="(\/_next\/static\/[^"?]+\.css)"(?: nonce="")? data-precedence="next"\/>/g;
const PRELOAD = /<link rel="preload" href="[^"]+\.css" as="style"\/>/g;
const END = '</body></html>';
/** Rules for paper, with rules of up to two levels inside. */
const FOR_PAPER = /@media print\s*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/** Pages of one site have some forty kinds. More than this are nobody's pages, and keep their whole sheets. */
const MOST_KINDS = 400;

type Sheets = { css: string; vocabulary: Set<string> };
type StyledPage = { html: string; /** Whether this is the best that can be done with it. */ isSettled: boolean };

/**
 * The rules that each page uses, cut out of the whole style sheets: a page that draws itself from its first bytes. Cutting
 * takes a moment, so it is done once for all pages with the same names, after a build. A page that nobody prepared keeps
 * its links, and is prepared for the next time.
 */
export class PageStyles {
  readonly #distFolder: string;
  readonly #folder: string;
  readonly #sheets = new Map<string, Sheets>();
  readonly #used = new Map<string, string>();
  readonly #underWay = new Map<string, Promise<void>>();
  /** Whose rules could not be cut out. */
  readonly #whole = new Set<string>();

  /** `distFolder` is the folder of the build, such as .next. */
  constructor(distFolder: string) {
    this.#distFolder = distFolder;
    this.#folder = join(distFolder, 'page-styles');
  }

  /**
   * The page with its own rules for the screen in its head. The links to the whole style sheets go to its end, where they keep nobody
   * waiting, or away altogether: then `data-sheets` names them to whoever adds to the page or prints it, and a browser without scripts
   * has links for paper.
   */
  inline(html: string, links: 'at-end' | 'away'): StyledPage {
    const found = this.#look(html);
    if (!found) return { html, isSettled: true };
    const css = this.#used.get(found.digest) ?? this.#read(found.digest);
    if (css === undefined) {
      if (this.#whole.has(found.digest)) return { html, isSettled: true };
      if (this.#used.size >= MOST_KINDS) return { html, isSettled: true };
      void this.prepare(html);
      return { html, isSettled: false };
    }
    this.#used.set(found.digest, css);
    const attribute = links === 'away' ? ` ${SHEETS_ATTRIBUTE}="${found.hrefs.join(' ')}"` : '';
    const style = `<style${attribute}>${css}</style>`;
    const first = html.search(SHEET);
    const styled = html.slice(0, first) + style + html.slice(first).replaceAll(SHEET, '').replaceAll(PRELOAD, '');
    const atEnd =
      links === 'away' ? `${paperLinks(found.hrefs)}<script>${PAPER_SCRIPT}</script>` : found.links.join('');
    return { html: styled.replace(END, () => atEnd + END), isSettled: true };
  }

  /** Cuts and stores what a page needs, unless that is done. Resolves with the name of the file; undefined without sheets. */
  async prepare(html: string): Promise<string | undefined> {
    const found = this.#look(html);
    if (!found) return undefined;
    const { digest, css } = found;
    if (this.#used.has(digest) || this.#read(digest) !== undefined) return digest;
    const task = this.#underWay.get(digest) ?? this.#cut(html, css, digest);
    this.#underWay.set(digest, task);
    await task;
    return digest;
  }

  async #cut(html: string, css: string, digest: string): Promise<void> {
    try {
      this.#used.set(digest, await usedStyles(html, css));
    } catch (error) {
      this.#whole.add(digest);
      console.warn('A page keeps its whole style sheets:', messageOf(error));
      return;
    }
    try {
      this.#store(digest);
    } catch (error) {
      console.warn('The styles of a page are cut again after a restart, they could not be stored:', messageOf(error));
    }
  }

  #store(digest: string): void {
    mkdirSync(this.#folder, { recursive: true });
    const path = join(this.#folder, `${digest}.css`);
    writeFileSync(`${path}.${process.pid}`, this.#used.get(digest) ?? '');
    renameSync(`${path}.${process.pid}`, path);
  }

  #look(html: string): { links: string[]; hrefs: string[]; css: string; digest: string } | undefined {
    const links = [...html.matchAll(SHEET)];
    if (links.length === 0) return undefined;
    const hrefs = links.map(([, href = '']) => href);
    const sheets = this.#sheetsAt(hrefs);
    if (!sheets) return undefined;
    const signature = `${hrefs.join(' ')} ${signatureOf(html, sheets.vocabulary)}`;
    const digest = createHash('sha256').update(signature).digest('base64url').slice(0, 22);
    return { links: links.map(([link]) => link), hrefs, css: sheets.css, digest };
  }

  #sheetsAt(hrefs: string[]): Sheets | undefined {
    const key = hrefs.join(' ');
    let sheets = this.#sheets.get(key);
    if (!sheets) {
      try {
        const css = hrefs
          .map((href) => rebased(readFileSync(join(this.#distFolder, href.replace('/_next/', '')), 'utf8'), href))
          .join('\n')
          .replaceAll(FOR_PAPER, '');
        sheets = { css, vocabulary: vocabularyOf(css) };
      } catch {
        // A page of an earlier build whose files are gone: its links say so to the browser.
        return undefined;
      }
      this.#sheets.set(key, sheets);
    }
    return sheets;
  }

  #read(digest: string): string | undefined {
    try {
      return readFileSync(join(this.#folder, `${digest}.css`), 'utf8');
    } catch {
      return undefined;
    }
  }
}

function messageOf(error: unknown): unknown {
  return error instanceof Error ? error.message : error;
}

const RELATIVE = /url\((["']?)(?![a-z]+:|[/#])([^"')]+)\1\)/g;

/** The rules of a style sheet as they are written anywhere else: with whole addresses. */
function rebased(css: string, href: string): string {
  return css.replace(RELATIVE, (_all, _quote, path: string) => `url(${new URL(path, `http://site${href}`).pathname})`);
}
