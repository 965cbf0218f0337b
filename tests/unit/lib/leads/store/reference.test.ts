import { expect, it } from 'vitest';
import { newReference } from '#lib/leads/store/reference';

it('creates unique references of unambiguous letters and digits', () => {
  const references = Array.from({ length: 10_000 }, newReference);
  for (const reference of references) expect(reference).toMatch(/^RR-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  expect(new Set(references).size).toBe(references.length);
  expect(new Set(references.join('').replace(/[R-]/g, '')).size).toBe(29);
});
