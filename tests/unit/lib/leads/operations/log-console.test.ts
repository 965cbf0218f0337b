import { expect, it, vi } from 'vitest';
import { logConsole } from '#lib/leads/operations/log-console';
import { openLog } from '#lib/leads/operations/log';

/** The lines that a console with these calls leaves in the log. */
function linesOf(act: (target: Console) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  const target = { log: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() } as unknown as Console;
  logConsole(openLog({ write: (line: string) => void lines.push(line) }, 'info'), target);
  act(target);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

it('logs the class of an error and where it happened, without its text', () => {
  const error = new TypeError('imani@example.com was typed');
  const lines = linesOf((target) => target.error(' ⨯', 'GET /?e=imani@example.com', error));
  expect(lines).toEqual([expect.objectContaining({ level: 'error', event: 'console', error: 'TypeError' })]);
  expect(lines[0]?.at).toMatch(/^operations\/log-console\.test\.ts:\d+:\d+ /);
  expect(JSON.stringify(lines)).not.toContain('imani');
});

it('logs a warning without an error as such, and leaves out what is for information', () => {
  const lines = linesOf((target) => {
    target.log('✓ Running next.config took 2ms');
    target.info('imani@example.com');
    target.warn('imani@example.com');
  });
  expect(lines).toEqual([expect.objectContaining({ level: 'warn', event: 'console' })]);
  expect(JSON.stringify(lines)).not.toContain('imani');
});
