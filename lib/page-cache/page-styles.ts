import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAR_HIDDEN, farSheet, plainFarSheet } from './far-sheet.ts';
import { firstSectionOf, foldOf, splitAtFold, standInsOf, topOf } from './first-screen.ts';
import { SHEETS_ATTRIBUTE } from './marks.ts';
import { paperLinks } from './paper.ts';
import { styleAttributesToRules } from './style-attributes.ts';
import { signatureOf, usedStyles, vocabularyOf } from './used-styles.ts';

const SHEET = /<link rel="stylesheet" href="(\/_next\/static\/[^"?]+\.css)"(?: nonce="")? data-precedence="next"\/>/g;
const PRELOAD = /<link rel="preload" href="[^"]+\.css" as="style"\/>/g;
const END = '</body></html>';
/** Rules for paper, with rules of up to two levels inside. */
const FOR_PAPER = /@media print\s*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/** Pages of one site have some forty kinds. More than this are nobody's pages, and keep their whole sheets. */
const MOST_KINDS = 400;

/** Far rules of fewer characters stay in the page: they are not worth a request. */
const LEAST_FAR = 10_000;
/** What a page may ask for before anybody scrolls. A page that is there without its far rules keeps them. */
const MOST_REQUESTS = 6;
const FONT_FILE = /@font-face\{(?![^}]*unicode-range)[^}]*url\(/g;
const PICTURE = /<img\b[^>]* src="([^"#]+)/g;
/** Where far rules are published: among the framework's sheets, with which they are kept for a while after the next deploy. */
const FAR_FOLDER = join('static', 'chunks');

/** The rules of a page, and those of its first screen with the address of the others where they are apart. */
type Rules = { all: string; near?: string; far?: string };
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
  readonly #used = new Map<string, Rules>();
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
   * has links for paper. In the head of such a page rules stand for its style attributes, too, and the rules of its first screen stand there alone
   * where a build has set the others apart; these are linked where the first screen ends, so that the browser draws it before they are
   * there, and in the head as well for a browser that shows a stand-in for scripts there.
   */
  inline(html: string, links: 'at-end' | 'away'): StyledPage {
    const found = this.#look(html);
    if (!found) return { html, isSettled: true };
    const rules = this.#used.get(found.digest) ?? this.#read(found.digest);
    if (rules === undefined) {
      if (this.#whole.has(found.digest)) return { html, isSettled: true };
      if (this.#used.size >= MOST_KINDS) return { html, isSettled: true };
      void this.prepare(html);
      return { html, isSettled: false };
    }
    this.#used.set(found.digest, rules);
    const far = links === 'away' ? rules.far : undefined;
    const attribute = links === 'away' ? ` ${SHEETS_ATTRIBUTE}="${found.hrefs.join(' ')}"` : '';
    const page = links === 'away' ? styleAttributesToRules(html) : { html, rules: '' };
    const sheet = far === undefined ? rules.all : `${rules.near}${FAR_HIDDEN}`;
    const style = `<style${attribute}>${sheet}${page.rules}</style>`;
    const fold = foldOf(page.html) ?? page.html.length;
    const isInHead = far !== undefined && standInsOf(html) !== '';
    const folded = far === undefined ? page.html : insertAt(page.html, fold, farSheet(far, { isInHead }));
    const first = html.search(SHEET);
    const styled =
      folded.slice(0, first) +
      style +
      (isInHead ? plainFarSheet(far) : '') +
      folded.slice(first).replaceAll(SHEET, '').replaceAll(PRELOAD, '');
    const atEnd = links === 'away' ? paperLinks(found.hrefs) : found.links.join('');
    return { html: styled.replace(END, () => atEnd + END), isSettled: true };
  }

  /**
   * Cuts and stores what a page needs, unless that is done. Resolves with the name of the file; undefined without sheets. Only a build may
   * set far rules apart: a server publishes the files that are there when it starts.
   */
  async prepare(html: string, far: 'inside' | 'apart' = 'inside'): Promise<string | undefined> {
    const found = this.#look(html);
    if (!found) return undefined;
    const { digest, css } = found;
    if (this.#used.has(digest) || this.#read(digest) !== undefined) return digest;
    const task = this.#underWay.get(digest) ?? this.#cut(html, css, digest, far);
    this.#underWay.set(digest, task);
    await task;
    return digest;
  }

  async #cut(html: string, css: string, digest: string, far: 'inside' | 'apart'): Promise<void> {
    try {
      const all = await usedStyles(html, css);
      this.#used.set(digest, far === 'apart' ? await this.#setApart(html, all) : { all });
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

  async #setApart(html: string, all: string): Promise<Rules> {
    const split = await splitAtFold(html, all);
    if (!split || split.far.length < LEAST_FAR || requestsOf(html, all) >= MOST_REQUESTS) return { all };
    const name = `${createHash('sha256').update(split.far).digest('hex').slice(0, 12)}.css`;
    writeFileSync(join(this.#distFolder, FAR_FOLDER, name), split.far);
    return { all, near: split.near, far: `/_next/static/chunks/${name}` };
  }

  #store(digest: string): void {
    mkdirSync(this.#folder, { recursive: true });
    const path = join(this.#folder, `${digest}.json`);
    writeFileSync(`${path}.${process.pid}`, JSON.stringify(this.#used.get(digest)));
    renameSync(`${path}.${process.pid}`, path);
  }

  #look(html: string): { links: string[]; hrefs: string[]; css: string; digest: string } | undefined {
    const links = [...html.matchAll(SHEET)];
    if (links.length === 0) return undefined;
    const hrefs = links.map(([, href = '']) => href);
    const sheets = this.#sheetsAt(hrefs);
    if (!sheets) return undefined;
    const parts = [html, topOf(html)].map((part) => signatureOf(part, sheets.vocabulary));
    const signature = [...hrefs, ...parts].join(' ');
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

  #read(digest: string): Rules | undefined {
    try {
      return JSON.parse(readFileSync(join(this.#folder, `${digest}.json`), 'utf8')) as Rules;
    } catch {
      return undefined;
    }
  }
}

function insertAt(html: string, index: number, part: string): string {
  return html.slice(0, index) + part + html.slice(index);
}

/** A page's own, its fonts' and those for pictures above its first section. */
function requestsOf(html: string, css: string): number {
  const fonts = css.match(FONT_FILE)?.length ?? 0;
  const pictures = new Set([...html.slice(0, firstSectionOf(html)).matchAll(PICTURE)].map(([, src]) => src));
  return 1 + fonts + pictures.size;
}

function messageOf(error: unknown): unknown {
  return error instanceof Error ? error.message : error;
}

const RELATIVE = /url\((["']?)(?![a-z]+:|[/#])([^"')]+)\1\)/g;

/** The rules of a style sheet as they are written anywhere else: with whole addresses. */
function rebased(css: string, href: string): string {
  return css.replace(RELATIVE, (_all, _quote, path: string) => `url(${new URL(path, `http://site${href}`).pathname})`);
}
