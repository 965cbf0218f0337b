import type { Block, Company } from './email-body.ts';

/** The blocks as plain text; lines end with LF. */
export function renderText(blocks: readonly Block[], company: Company): string {
  const foot = `-- \n${company.name}\n${company.phone}\n${company.email}\n`;
  return [...blocks.map(formatBlock), foot].join('\n\n');
}

function formatBlock(block: Block): string {
  switch (block.kind) {
    case 'title':
    case 'text':
      return block.text;
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`;
    case 'rows':
      return block.rows.map(({ term, lines }) => formatRow(term, lines)).join('\n');
    case 'price':
      return [
        ...block.lines.map(({ what, reason, amount }) => `${what}: ${amount}${reason && `\n  ${reason}`}`),
        `Total: ${block.total}\n  ${block.note}`,
      ].join('\n');
    case 'steps':
      return block.steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
  }
}

function formatRow(term: string, lines: readonly string[]): string {
  return lines.length === 1 ? `${term}: ${lines[0]}` : [`${term}:`, ...lines.map((line) => `  ${line}`)].join('\n');
}
