import type { SubmissionResponse } from './submissions.ts';

/** How often each status was returned, such as `1,149 x 201, 1 x ECONNRESET`. */
export function tally(answers: readonly Pick<SubmissionResponse, 'status' | 'error'>[]): string {
  const counts = new Map<string, number>();
  for (const { status, error } of answers) {
    const name = status === 0 ? (error ?? 'no answer') : String(status);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count.toLocaleString('en-US')} x ${name}`).join(', ');
}
