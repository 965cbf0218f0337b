import { escapeXml } from '#lib/content/markup';
import type { Block, Company } from './email-body.ts';

/** Colors of app/styles/tokens.css in hexadecimal, which every mail client supports. */
export const EMAIL_COLORS = {
  ink: '#073341',
  'ink-2': '#2c5361',
  paper: '#f5faf7',
  b: '#f8bd37',
  b1: '#fcdb81',
} as const;

const { ink, 'ink-2': quiet, paper, b: table, b1: band } = EMAIL_COLORS;
const FONT = `font-family:'Segoe UI',Helvetica,Arial,sans-serif;color:${ink}`;
const TEXT = `${FONT};font-size:16px;line-height:1.5`;
const SMALL = `${FONT};font-size:14px;line-height:1.45;color:${quiet}`;
const CELL = 'padding:8px 0;vertical-align:top';
const BORDER = `border-top:1px solid ${band}`;

/**
 * The blocks as an HTML document of tables with inline styles, which all mail clients support. It loads no external
 * resources. Its only links are the company's phone number and email address; everything else is escaped text.
 */
export function renderHtml(subject: string, blocks: readonly Block[], company: Company): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeXml(subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:${table}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${table}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background-color:${paper};border:2px solid ${ink};border-radius:10px">
<tr><td style="padding:24px 28px 12px">
<p style="${FONT};margin:0 0 16px;font-size:15px;font-weight:bold;letter-spacing:1px;text-transform:uppercase">${escapeXml(company.name)}</p>
${blocks.map(renderBlock).join('\n')}
</td></tr>
<tr><td style="padding:16px 28px 20px;border-top:2px solid ${ink}">
<p style="${SMALL};margin:0">${escapeXml(company.name)}<br>
<a href="${escapeXml(company.phoneHref)}" style="color:${ink}">${escapeXml(company.phone)}</a><br>
<a href="mailto:${escapeXml(company.email)}" style="color:${ink}">${escapeXml(company.email)}</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `<h1 style="${FONT};margin:0 0 12px;font-size:26px;line-height:1.2">${escapeXml(block.text)}</h1>`;
    case 'heading':
      return `<h2 style="${FONT};margin:24px 0 8px;font-size:18px;line-height:1.3">${escapeXml(block.text)}</h2>`;
    case 'text':
      return `<p style="${TEXT};margin:0 0 12px">${renderLines([block.text])}</p>`;
    case 'rows':
      return renderTable(
        block.rows.map(({ term, lines }) => [renderCell(term, SMALL, 'width:34%;'), renderCell(lines, TEXT)]),
      );
    case 'price':
      return renderTable([
        ...block.lines.map(({ what, reason, amount }) => [renderItemCell(what, reason), renderAmountCell(amount)]),
        [renderItemCell('Total', block.note, 'font-weight:bold;'), renderAmountCell(block.total, 'font-weight:bold;')],
      ]);
    case 'steps':
      return `<ol style="${TEXT};margin:0 0 12px;padding-left:22px">${block.steps
        .map((step) => `<li style="margin:0 0 6px">${escapeXml(step)}</li>`)
        .join('')}</ol>`;
  }
}

function renderTable(rows: readonly string[][]): string {
  const body = rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('\n');
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px">\n${body}\n</table>`;
}

function renderCell(text: string | readonly string[], style: string, more = ''): string {
  return `<td style="${CELL};${BORDER};${more}${style};overflow-wrap:anywhere">${renderLines([text].flat())}</td>`;
}

function renderItemCell(what: string, reason: string, more = ''): string {
  const why = reason && `<br><span style="${SMALL};font-weight:normal">${escapeXml(reason)}</span>`;
  return `<td style="${CELL};${BORDER};${more}${TEXT}">${escapeXml(what)}${why}</td>`;
}

function renderAmountCell(amount: string, more = ''): string {
  return `<td align="right" style="${CELL};${BORDER};${more}${TEXT};white-space:nowrap">${escapeXml(amount)}</td>`;
}

function renderLines(lines: readonly string[]): string {
  return lines.map((line) => escapeXml(line).replaceAll('\n', '<br>')).join('<br>');
}
