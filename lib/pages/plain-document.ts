import { hashSource } from '#lib/content/hash-source';
import { escapeXml } from '#lib/content/markup';

export type PlainDocument = {
  /** The name and contact details of the company from site.yaml. */
  site: { name: string; phone: string; phoneHref: string; email: string };
  heading: string;
  lines: string[];
  /** The text of a button that loads the same URL again. */
  retryText?: string;
  /** Links below the lines. */
  links?: { text: string; href: string }[];
};

/* The page loads no other file, so the colors of app/styles/tokens.css are repeated here, and the fonts are system fonts. */
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
button { padding: 0.9em 1.3em; border: 0; border-radius: 10px; background: var(--ink); color: var(--paper); font: inherit; font-weight: 650;
  cursor: pointer }
:focus-visible { outline: 3px solid; outline-offset: 3px; border-radius: 4px }
`;

/** The form alone would drop the query of the URL. */
const RELOAD = 'document.forms[0].onsubmit = (event) => { event.preventDefault(); location.reload() }';

/** The Content-Security-Policy of the page. It allows the inline style, and the icon that browsers request on their own. */
export const PLAIN_DOCUMENT_CSP = renderPolicy({ 'form-action': "'none'" });

/** The Content-Security-Policy of a page with `retryText`. */
export const RETRY_DOCUMENT_CSP = renderPolicy({ 'script-src': hashSource(RELOAD), 'form-action': "'self'" });

function renderPolicy(directives: Record<string, string>): string {
  const all = {
    'default-src': "'none'",
    'style-src': hashSource(STYLE),
    'img-src': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
    ...directives,
  };
  return Object.entries(all)
    .map(([name, source]) => `${name} ${source}`)
    .join('; ');
}

/** Renders a page without other files, for responses outside React. Escapes all texts. */
export function renderPlainDocument({ site, heading, lines, retryText, links = [] }: PlainDocument): string {
  const items = links
    .map(({ text, href }) => `<li><a href="${escapeXml(href)}">${escapeXml(text)}</a></li>`)
    .join('\n');
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
${lines.map((line) => `<p>${escapeXml(line)}</p>`).join('\n')}
${retryText ? `<form><button>${escapeXml(retryText)}</button></form>\n<script>${RELOAD}</script>\n` : ''}${items && `<ul>\n${items}\n</ul>`}
<p>Call <a href="${escapeXml(site.phoneHref)}">${escapeXml(site.phone)}</a> or write to
<a href="mailto:${escapeXml(site.email)}">${escapeXml(site.email)}</a>.</p>
</main>
</body>
</html>
`;
}
