// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { forgetTraces } from '#lib/analytics/script/forget-traces';

describe('traces', () => {
  it('of tags and deep links go, and everything else stays', () => {
    for (const name of ['_ga', '_ga_TEST123456', '_gcl_au', 'theme', 'saga']) document.cookie = `${name}=1; path=/`;
    for (const name of ['branch_session_first', 'BRANCH_WEBSDK_KEY', 'privacy-choice']) localStorage.setItem(name, '1');
    forgetTraces();
    expect(document.cookie.split('; ').sort()).toEqual(['saga=1', 'theme=1']);
    expect(Object.keys(localStorage)).toEqual(['privacy-choice']);
    localStorage.clear();
  });
});
