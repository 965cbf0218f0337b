import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getRevealedPosts } from '#lib/blog/read';
import { CATEGORIES } from '#lib/case-studies/categories';
import { priceTodayOf } from '#lib/case-studies/price-today';
import { getRevealedStudies } from '#lib/case-studies/read';
import { CTA_URLS } from '#lib/case-studies/schema';
import { allContentProblems, stoppers } from '#lib/commands/content/problems';
import { formatProblem } from '#lib/content/problem';

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Totals of the rule for each study's city and head count: product research, section D.4. */
const TOTALS: Record<string, number> = {
  'lumenfold-mission-mural-dash': 3570,
  'tidewrack-dockside-dispatch': 8595,
  'quillhaven-press-jazz-heist': 1500,
  'saltmarsh-credit-union-lantern-night': 13500,
  'mosswork-robotics-first-week-quest': 5280,
  'cindervale-studios-journey-to-jidara': 1890,
  'wrenfield-clinics-pack-it-forward': 8550,
  'oakspur-energy-jidara-pop-up': 10350,
  'veridelle-backlot-clue-chase': 7175,
  'polarpoint-payroll-follow-the-sun': 9150,
  'thistledown-foods-skyway-thaw': 5855,
  'gullwing-mutual-waterfront-cipher': 7890,
  'foxglove-and-rye-jazz-heist-party': 2800,
  'stratoloom-nine-cities-one-vault': 29850,
  'open-lantern-foundation-thank-you': 1500,
  'kitebridge-remote-onboarding': 1500,
  'marrow-and-pine-blueprint-cipher': 4565,
};

/** Those of the sample; others may join them. */
const studies = getRevealedStudies(new Date('2026-11-21T12:00:00Z')).filter(({ slug }) => slug in TOTALS);

describe('the content', () => {
  it('has no problem in any file', () => {
    expect(stoppers(allContentProblems()).map(formatProblem)).toEqual([]);
  });
});

describe('the seventeen case studies', () => {
  it('are all there, revealed, and cover every category and call to action', () => {
    expect(studies.map(({ slug }) => slug).sort()).toEqual(Object.keys(TOTALS).sort());
    for (const category of CATEGORIES) {
      expect(studies.filter((study) => study.categories.includes(category)).length).toBeGreaterThanOrEqual(2);
    }
    expect(new Set(studies.map(({ ctaUrl }) => ctaUrl))).toEqual(new Set(CTA_URLS));
    expect(studies.filter(({ featured }) => featured)).toHaveLength(3);
  });

  it.each(studies.map((study) => [study.slug, study] as const))('%s is told to full length', (slug, study) => {
    const { challenge, solution, wentWrong } = study.sections;
    for (const { content } of [challenge, solution]) {
      expect(words(content)).toBeGreaterThanOrEqual(60);
      expect(words(content)).toBeLessThanOrEqual(120);
    }
    expect(words(wentWrong.content)).toBeGreaterThanOrEqual(40);
    expect(priceTodayOf(study).price.total).toBe(TOTALS[slug]);
  });

  it.each(studies.map((study) => [study.slug, study] as const))(
    '%s keeps its pictures in its own folder, all of them named',
    (slug, study) => {
      const addresses = [
        study.companyLogo,
        study.coverImage,
        study.heroImage,
        study.ogImage,
        ...study.gallery.map(({ url }) => url),
        ...study.testimonials.map(({ avatar }) => avatar),
      ];
      const files = globSync(`content/case-studies/${slug}/*`).map((file) => file.replace('content', '/art'));
      expect(addresses.sort()).toEqual(files.sort());
    },
  );

  it('have nothing in public/, where files are served before a reveal', () => {
    const clients = studies.flatMap(({ slug, testimonials }) => [
      slug,
      ...testimonials.map(({ avatar }) => basename(avatar, '.svg')),
    ]);
    const files = globSync('public/**/*.*');
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => clients.some((name) => file.includes(name)))).toEqual([]);
  });
});

describe('the blog', () => {
  it('has eight posts or more, of 600 to 1,200 words', () => {
    const posts = getRevealedPosts(new Date());
    expect(posts.length).toBeGreaterThanOrEqual(8);
    for (const { body } of posts) {
      expect(words(body)).toBeGreaterThanOrEqual(600);
      expect(words(body)).toBeLessThanOrEqual(1200);
    }
  });
});
