import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CITIES = ['Denver, CO', 'Austin, TX', 'Portland, OR', 'Chicago, IL', 'Boston, MA', 'Tampa, FL', 'Omaha, NE'];
const DAY_MS = 86_400_000;

/**
 * Fills content/case-studies/ of a folder up to `count` studies. The new ones are copies of the real ones, so they have
 * realistic lengths, with unique slugs, ids, clients, cities, sizes and dates, and with existing pictures under public/.
 */
export function writeManyStudies(folder: string, count: number): void {
  const studies = join(folder, 'content/case-studies');
  const real = globSync(join(studies, '*.md'))
    .sort()
    .map((file) => readFileSync(file, 'utf8'));
  for (let id = real.length + 1; id <= count; id += 1) {
    const model = real[id % real.length] ?? '';
    writeFileSync(join(studies, `sample-${id}.md`), createVariant(model, id));
  }
}

function createVariant(model: string, id: number): string {
  const day = new Date(Date.UTC(2026, 9, 1) - ((id * 7) % 1500) * DAY_MS).toISOString().slice(0, 10);
  const fields: Record<string, string> = {
    id: String(id),
    slug: `sample-${id}`,
    fullTitle: `Sample story ${id}`,
    shortDescription: `What a group of sample people did on the ${id}th afternoon of their working lives, told in one sentence.`,
    company: `Sample Client ${id}`,
    city: `"${CITIES[id % CITIES.length]} ${id % 45}, USA"`,
    date: `"${day}"`,
    participants: String(10 + ((id * 37) % 600)),
    revealed_on: 'null',
    ogImage: '/art/og/case-studies.png',
  };
  const text = Object.entries(fields).reduce(
    (whole, [key, value]) => whole.replace(new RegExp(`^${key}: .*$`, 'm'), `${key}: ${value}`),
    model.replace(/^previous_slugs: .*\n/m, '').replace(/^featured: .*\n/m, ''),
  );
  return text.replaceAll(/\/art\/case-studies\/[\w/.-]+/g, '/art/scenes/hunts.svg');
}
