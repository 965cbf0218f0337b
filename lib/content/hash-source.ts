import { createHash } from 'node:crypto';

/** The source expression of a Content-Security-Policy that allows exactly this inline code. */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
