import { expect, it } from 'vitest';
import { newReference } from '#lib/leads/store/reference';

it('makes references that can be said on the phone and never come twice', () => {
  const references = Array.from({ length: 10_000 }, newReference);
  for (const reference of references) expect(reference).toMatch(/^RR-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  expect(new Set(references).size).toBe(references.length);
  expect(new Set(references.join('').replace(/[R-]/g, '')).size).toBe(29);
});
