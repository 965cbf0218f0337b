import { describe, expect, it } from 'vitest';
import { formatStatus } from '#lib/cli/content/status';
import { formatCountdown, formatSiteTime, formatUtcTime } from '#lib/content/format-time';
import { BrokenCopy, NOW } from './broken-copy.ts';

function statusOf(copy: BrokenCopy): string {
  const home = process.cwd();
  process.chdir(copy.folder);
  try {
    return formatStatus(NOW);
  } finally {
    process.chdir(home);
  }
}

describe('the content status', () => {
  const copy = new BrokenCopy();
  const date = (file: string, text: string) => copy.edit(file, /^revealed_on: .*$/m, `revealed_on: ${text}`);
  date('case-studies/kitebridge-remote-onboarding.md', 'draft');
  date('case-studies/quillhaven-press-jazz-heist.md', '"2026-11-24T09:30:00-08:00"');
  date('case-studies/thistledown-foods-skyway-thaw.md', '2026-11-22');
  copy.edit('blog/rain-plan.md', /^published: /m, 'revealed_on: 2026-11-21T16:00:00Z\npublished: ');
  const status = statusOf(copy);

  it('lists drafts, then scheduled entries by publish time, in two time zones and with a countdown', () => {
    const lines = status.split('\n');
    expect(lines.slice(0, 7)).toEqual([
      'Drafts, which nobody sees until they have a date: 1',
      '  content/case-studies/kitebridge-remote-onboarding.md',
      '',
      'Scheduled (San Francisco, then UTC): 3',
      '  content/blog/rain-plan.md                               Nov 21, 2026, 8:00 AM PST    Nov 21, 2026, 4:00 PM UTC   in 4 h',
      '  content/case-studies/thistledown-foods-skyway-thaw.md   Nov 22, 2026, 12:00 AM PST   Nov 22, 2026, 8:00 AM UTC   in 20 h',
      '  content/case-studies/quillhaven-press-jazz-heist.md     Nov 24, 2026, 9:30 AM PST    Nov 24, 2026, 5:30 PM UTC   in 3 d 5 h',
    ]);
  });

  it('lists live entries, and counts the pages', () => {
    expect(status).toMatch(
      /\nLive: 21\n {2}content\/case-studies\/stratoloom[^\n]* Jul 1, 2026, 9:00 AM PDT +Jul 1, 2026, 4:00 PM UTC\n/,
    );
    expect(status).toMatch(/\n24 pages are always live\./);
  });

  it('warns of a date without a time and zone', () => {
    expect(status).toContain(
      'content/case-studies/thistledown-foods-skyway-thaw.md:16:1  revealed_on  2026-11-22 has no time, so it means midnight in San Francisco (Nov 22, 2026, 8:00 AM UTC). Fix: Leave it, or write a time with its offset, such as 2026-11-22T09:00:00-08:00.',
    );
    expect(status.match(/has no time/g)).toHaveLength(1);
  });

  it('counts the problems that would stop a build', () => {
    const broken = new BrokenCopy();
    broken.edit('case-studies/kitebridge-remote-onboarding.md', /^game: .*$/m, 'game: chess');
    expect(statusOf(broken)).toMatch(/\n1 of the problems that npm run content lists would stop a build\.$/);
  });

  it('warns of entries that are public before their date', () => {
    const early = new BrokenCopy();
    early.edit('case-studies/kitebridge-remote-onboarding.md', /^date: .*$/m, 'date: 2027-02-18');
    early.edit('blog/rain-plan.md', /^published: .*$/m, 'published: 2026-12-24');
    expect(early.warnings()).toEqual([
      expect.stringContaining('published  2026-12-24 stands above the text, and visitors read it from 2026-11-21 on.'),
      expect.stringContaining('date  The event is on 2027-02-18, and visitors read about it from 2026-11-21 on.'),
    ]);
  });
});

describe('formatted times', () => {
  const summer = Date.parse('2026-07-01T16:00:00Z');

  it('are in the site\u2019s time zone, and in UTC', () => {
    expect(formatSiteTime(summer)).toBe('Jul 1, 2026, 9:00 AM PDT');
    expect(formatUtcTime(summer)).toBe('Jul 1, 2026, 4:00 PM UTC');
  });

  it.each([
    [1, 'in 1 min'],
    [59 * 60_000, 'in 59 min'],
    [90 * 60_000, 'in 1 h 30 min'],
    [76 * 3_600_000, 'in 3 d 4 h'],
    [1500 * 86_400_000, 'in 1,500 d'],
    [86_400_000 + 120_000, 'in 1 d'],
  ])('include a countdown from %d ms: %s', (left, text) => {
    expect(formatCountdown(summer + left, summer)).toBe(text);
  });
});
