import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright';
import { caseStudyDraft } from './case-study-draft.ts';

const pack = (text: string) => deflateRawSync(text).toString('base64url');
const whole = pack(JSON.stringify({ added: [caseStudyDraft()] }));
const damaged = /^This link is damaged: a part of it is missing or was changed\./;

/** Share links that cannot be opened, by problem: the fragment, and how the preview's message begins. */
export const BAD_LINKS: Record<string, [fragment: string, words: RegExp]> = {
  corrupt: [`#share=1.${whole.slice(0, 30)}AAAA${whole.slice(34)}`, damaged],
  truncated: [`#share=1.${whole.slice(0, -20)}`, damaged],
  empty: ['#share=', damaged],
  'no letters of ours': ['#share=1.%00%ff<b>', damaged],
  'another shape': [`#share=1.${pack('{"added": 7}')}`, damaged],
  future: [`#share=2.${whole}`, /^This link was made by a newer version of this page\./],
  bomb: [`#share=1.${pack('0'.repeat(40_000_000))}`, /^This link holds more than a preview takes\./],
  endless: [`#share=1.${'A'.repeat(1_000_000)}`, /^This link holds more than a preview takes\./],
  'an invalid list': [
    `#share=1.${pack(JSON.stringify({ added: [caseStudyDraft({ slug: 'A B' })] }))}`,
    /^The shared case studies cannot be shown\. Case study 18, 'Acme', slug: Slug must contain/,
  ],
};

/** Opens a link's fragment in the open preview. Resolves with the time until its error message in milliseconds, 5 s at most. */
export function openBadLink(page: Page, fragment: string): Promise<number> {
  return page.evaluate(async (hash) => {
    const offer = () => document.querySelector('[aria-label="Shared with you"] [role=alert]');
    const frame = () => new Promise(requestAnimationFrame);
    location.hash = '';
    while (offer()) await frame();
    const from = performance.now();
    location.hash = hash;
    while (!offer() && performance.now() < from + 5000) await frame();
    return performance.now() - from;
  }, fragment);
}
