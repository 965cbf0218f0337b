import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPublishedStudies } from '#lib/case-studies/read';
import type { ShownStudy } from '#lib/case-studies/schema';
import {
  formatShareCount,
  isShareFragment,
  MAX_LINK_LENGTH,
  parseShareFragment,
  applyShare,
  createShareLink,
} from '#lib/test-mode/share';
import { createShareChanges } from '#lib/test-mode/share-changes';
import { validateCaseStudies } from '#lib/test-mode/validate';
import { caseStudy } from '#tests/factories/case-study';
import { caseStudyDraft } from '#tests/factories/case-study-draft';
import { studyLists } from '#tests/factories/study-lists';

const published: ShownStudy[] = getPublishedStudies(new Date());
const [draft] = validateCaseStudies([caseStudyDraft()]).studies;
const ORIGIN = 'https://hunts.example';

const pack = (json: unknown) => packed(JSON.stringify(json));
const packed = (text: string | Buffer) => `#share=1.${deflateRawSync(text).toString('base64url')}`;
const fragmentOf = async (before: ShownStudy[], loaded: ShownStudy[]) =>
  new URL(await createShareLink(ORIGIN, before, loaded)).hash;

async function receive(fragment: string, base = published) {
  const opened = await parseShareFragment(fragment);
  return 'failure' in opened ? opened : applyShare(base, opened.changes);
}

/** Three published studies with every long text written anew, as three clients' versions would be. */
function rewritten(): ShownStudy[] {
  return published.map((study, index) => {
    if (index >= 3) return study;
    const other = published[index + 8]!;
    return { ...study, title: `${study.title}, again`, participants: 77, body: other.body, sections: other.sections };
  });
}

describe('a share link', () => {
  it('contains the changes in the fragment', async () => {
    const loaded = [draft!, ...published.slice(2), { ...published[1]!, city: 'Oslo, Norway' }];
    const link = new URL(await createShareLink(ORIGIN, published, loaded));
    expect(link.origin + link.pathname + link.search).toBe(`${ORIGIN}/case-studies/preview?test-mode=true`);
    expect(link.hash).toMatch(/^#share=1\.[\w-]+$/);
    expect(isShareFragment(link.hash)).toBe(true);
    const json = JSON.parse(inflateRawSync(Buffer.from(link.hash.slice(9), 'base64url')).toString());
    expect(json).toMatchObject({
      changed: [[published[1]!.slug, { city: 'Oslo, Norway' }]],
      removed: [published[0]!.slug],
    });
    expect(formatShareCount(json)).toBe('2 case studies');
    expect(await receive(link.hash)).toEqual({ studies: loaded });
  });

  it('of three rewritten studies is short enough for messengers', async () => {
    const link = await createShareLink(ORIGIN, published, rewritten());
    expect(link.length).toBeGreaterThan(2000);
    expect(link.length).toBeLessThanOrEqual(MAX_LINK_LENGTH);
  });

  it('restores any list exactly', async () => {
    await fc.assert(
      fc.asyncProperty(studyLists, studyLists, async (before, loaded) => {
        expect(await receive(await fragmentOf(before, loaded), before)).toEqual({ studies: loaded });
      }),
    );
  });

  it('applies to the list of the recipient: keeps studies published since, and fails when a changed one is missing', async () => {
    const fragment = await fragmentOf(published, [{ ...published[0]!, city: 'Oslo, Norway' }, ...published.slice(1)]);
    const newer = [caseStudy({ id: 999, slug: 'since' }), ...published];
    expect(await receive(fragment, newer)).toMatchObject({ studies: { length: newer.length } });
    expect(await receive(fragment, published.slice(1))).toEqual({ failure: expect.stringContaining('no longer here') });
  });
});

describe('a link that cannot be opened', () => {
  const bomb = packed(Buffer.alloc(40_000_000, 0x20));

  it.each([
    ['without content', '#share=1.', 'damaged'],
    ['without a version', '#share=abc', 'damaged'],
    ['of the future', '#share=2.abc', 'newer version'],
    ['of the future, empty', '#share=2.', 'newer version'],
    ['with other letters', '#share=1.a+b/c=', 'damaged'],
    ['that is no deflate', `#share=1.${'Z'.repeat(200)}`, 'damaged'],
    ['over 64 KB', `#share=1.${'A'.repeat(70_000)}`, 'more than a preview takes'],
    ['that is a bomb', bomb, 'more than a preview takes'],
    ['that is no JSON', packed('{oops'), 'damaged'],
    ['that is no UTF-8', packed(Buffer.from([0x22, 0xff, 0x22])), 'damaged'],
    ['with a list', pack([]), 'damaged'],
    ['with a wrong shape', pack({ changed: [['a']] }), 'damaged'],
    ['with a wrong order', pack({ order: ['a'] }), 'damaged'],
    ['with an invalid study', pack({ added: [{ id: null }] }), 'Case study 18, id: Missing required field'],
    ['with a slug twice', pack({ added: [{ ...draft!, slug: published[0]!.slug }] }), 'cannot be shown'],
    ['with 101 studies', pack({ added: Array.from({ length: 101 }, () => ({})) }), 'At most 100'],
  ])('%s fails with a message', async (_name, fragment, message) => {
    expect(await receive(fragment)).toEqual({ failure: expect.stringContaining(message) });
  });

  it('can contain a decompression bomb within the maximum length', () => expect(bomb.length).toBeLessThan(64 * 1024));

  it('fails with a message wherever it was truncated, and has a result wherever it was changed', async () => {
    const whole = await fragmentOf(published, [draft!, ...published]);
    for (let length = 0; length < whole.length; length += 7) {
      const answer = await receive(whole.slice(0, length));
      expect(answer, `cut after ${length}`).toHaveProperty('failure');
    }
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: whole.length - 10 }), fc.constantFrom(...'AQgw-_'), async (at, letter) => {
        const place = at + 9;
        const answer = await receive(whole.slice(0, place) + letter + whole.slice(place + 1));
        expect('failure' in answer ? answer.failure.length : answer.studies.length).toBeGreaterThan(0);
      }),
    );
  });

  it('never throws for any JSON, and does not change the prototype', async () => {
    const key = fc.constantFrom('added', 'changed', 'removed', 'order', '__proto__', 'constructor', 'id', 'slug');
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(null, 1, 'one', -1),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.array(fc.tuple(key, tie('value')), { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs)),
        fc.constant(JSON.parse('{"__proto__":{"polluted":true}}')),
      ),
    }));
    const share = fc.oneof(
      value,
      fc.record({ added: fc.array(value), changed: fc.array(fc.tuple(fc.constant(published[0]!.slug), value)) }),
    );
    await fc.assert(
      fc.asyncProperty(share, async (json) => {
        await receive(pack(json));
        expect(Reflect.get({}, 'polluted')).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });
});

describe('the changes', () => {
  it('are empty for the same list', () => expect(createShareChanges(published, published)).toEqual({}));
});
