// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { clearTrackingData } from '#lib/integrations/analytics/script/clear-tracking-data';

describe('clearing tracking data', () => {
  it('removes entries of tags and deep links, and keeps all others', () => {
    for (const name of ['_ga', '_ga_TEST123456', '_gcl_au', 'theme', 'saga']) document.cookie = `${name}=1; path=/`;
    for (const name of ['branch_session_first', 'BRANCH_WEBSDK_KEY', 'privacy-choice']) localStorage.setItem(name, '1');
    clearTrackingData();
    expect(document.cookie.split('; ').sort()).toEqual(['saga=1', 'theme=1']);
    expect(Object.keys(localStorage)).toEqual(['privacy-choice']);
    localStorage.clear();
  });
});
