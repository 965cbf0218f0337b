import { expect, it } from 'vitest';
import { draftStorage } from '#lib/test-mode/draft';

it('the draft works without storage when access to it throws', () => {
  const draft = draftStorage(() => {
    throw new DOMException('Not allowed', 'SecurityError');
  });
  expect(draft.read()).toBe('');
  expect(draft.write('[1')).toBe(false);
  expect(draft.write('')).toBe(true);
});
