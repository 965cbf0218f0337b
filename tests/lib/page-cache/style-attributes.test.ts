// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { styleAttributesToRules } from '#lib/page-cache/style-attributes';

describe('style attributes of custom properties', () => {
  it('become one rule for all elements that say the same', () => {
    const html =
      '<p class="a" style="--em:2.5;--line-1:62.5%">x</p><i style="--ink:#f7b9d3"></i><p style="--em:2.5;--line-1:62.5%">';
    expect(styleAttributesToRules(html)).toEqual({
      html: '<p class="a" data-own="0">x</p><i data-own="1"></i><p data-own="0">',
      rules: '[data-own="0"]{--em:2.5;--line-1:62.5%}[data-own="1"]{--ink:#f7b9d3}',
    });
  });

  it.each([
    ['another property', '<p style="--em:2;color:red">'],
    ['a text or an address', '<p style="--url:url(&quot;/a&quot;)">'],
    ['what would end the rule', '<p style="--em:2}p{color:red">'],
    ['nothing', '<p style="">'],
    ['an attribute told of in text', '<code>&lt;p style="--em:2"&gt;</code>'],
    ['an attribute in a script', '<script>{"html":"\\u003cp style=\\"--em:2\\">"}</script>'],
  ])('leave %s alone', (_what, html) => {
    expect(styleAttributesToRules(html)).toEqual({ html, rules: '' });
  });

  it('style the element as before', () => {
    const { html, rules } = styleAttributesToRules('<b style="--one:1"></b><b style="--one:2"></b>');
    document.body.innerHTML = `<style>${rules}</style>${html}`;
    const set = [...document.querySelectorAll('b')].map((element) =>
      getComputedStyle(element).getPropertyValue('--one'),
    );
    expect(set).toEqual(['1', '2']);
  });
});
