import { createHash } from 'node:crypto';
import { escapeXml } from '#lib/content/markup';

export type PlainDocument = {
  /** The company as site.yaml names it, with the ways to reach it. */
  site: { name: string; phone: string; phoneHref: string; email: string };
  heading: string;
  /** What is wrong, one line each. */
  problems?: string[];
  lines: string[];
  /** Words of a link that asks for the same address again. */
  again?: string;
  /** Links to go on with, below the lines. */
  ways?: { text: string; href: string }[];
};

/*
 * Inks as in app/styles/tokens.css, which such a page does not load: marigold table, paper card, ink text and thickness.
 * Fonts of the system, for the same reason.
 */
const STYLE = `
:root { --ink: oklch(0.3 0.052 225); --paper: oklch(0.98 0.006 160); --marigold: oklch(0.83 0.155 83) }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; padding: 1.5rem clamp(1.25rem, 4.4vw, 4rem) 4rem; background: var(--marigold);
  color: var(--ink); font: 400 1.0625rem/1.55 system-ui, 'Segoe UI', sans-serif }
header { margin-bottom: clamp(2rem, 8vw, 5rem) }
header a { display: inline-block; padding: 0.6em 0; font: 800 1.6rem/1 'Arial Narrow', 'Liberation Sans Narrow', sans-serif;
  text-transform: uppercase; text-decoration: none }
main { max-width: 44rem; padding: clamp(1.5rem, 5vw, 3rem); border: 2px solid; border-radius: 10px;
  background: var(--paper); box-shadow: 0 5px 0 var(--ink) }
h1 { margin: 0 0 0.75em; font-size: clamp(1.6rem, 1.2rem + 2vw, 2.375rem); line-height: 1.15; overflow-wrap: anywhere;
  text-wrap: balance }
p, ul { max-width: 60ch; margin: 0 0 1em }
ul { padding-left: 1.2em; font-weight: 600; overflow-wrap: anywhere }
main > :last-child { margin: 0 }
a { color: inherit; text-underline-offset: 0.3em }
:focus-visible { outline: 3px solid; outline-offset: 3px; border-radius: 4px }
`;

/** The policy that such a page is sent with: its one style, and nothing else from anywhere. */
export const PLAIN_DOCUMENT_POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** A whole page without scripts, fonts or pictures, for answers that no React renders. Escapes everything it is given. */
export function renderPlainDocument({ site, heading, problems = [], lines, again, ways = [] }: PlainDocument): string {
  const list = problems.map((problem) => `<li>${escapeXml(problem)}</li>`).join('\n');
  const links = ways.map(({ text, href }) => `<li><a href="${escapeXml(href)}">${escapeXml(text)}</a></li>`).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(heading)} | ${escapeXml(site.name)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">${escapeXml(site.name)}</a></header>
<main>
<h1>${escapeXml(heading)}</h1>
${list && `<ul>\n${list}\n</ul>\n`}${lines.map((line) => `<p>${escapeXml(line)}</p>`).join('\n')}
${again ? `<p><a href="">${escapeXml(again)}</a></p>` : ''}${links && `<ul>\n${links}\n</ul>`}
<p>Call <a href="${escapeXml(site.phoneHref)}">${escapeXml(site.phone)}</a> or write to
<a href="mailto:${escapeXml(site.email)}">${escapeXml(site.email)}</a>.</p>
</main>
</body>
</html>
`;
}
