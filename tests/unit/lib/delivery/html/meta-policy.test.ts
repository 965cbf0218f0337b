import { expect, it } from 'vitest';
import { withMetaPolicy } from '#lib/delivery/html/meta-policy';

const PAGE = '<!DOCTYPE html><html><head><meta charset="utf-8"><title>$& costs $1</title></head><body></body></html>';
const POLICY = "default-src 'none'; script-src 'sha256-a+/='; frame-ancestors 'none'; trusted-types default";

it('the policy stands behind the encoding, without what only a header can say', () => {
  expect(withMetaPolicy(PAGE, POLICY)).toBe(
    PAGE.replace(
      '<title>',
      () =>
        `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-a+/='; trusted-types default"><title>`,
    ),
  );
});

it('a page without its encoding, and a policy that would end the attribute, are refused', () => {
  expect(() => withMetaPolicy('<p>', POLICY)).toThrow('cannot hold a policy');
  expect(() => withMetaPolicy(PAGE, 'default-src "none"')).toThrow('cannot hold a policy');
});
