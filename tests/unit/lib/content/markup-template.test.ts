import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributes, markup } from '#lib/content/markup-template';
import { escapeXml } from '#lib/content/markup';

describe('the markup template', () => {
  it('escapes every text, and inserts other markup unchanged', () => {
    const inner = markup`<b>${'<i> & "you"'}</b>`;
    expect(`${markup`<p title="${'a"b'}">${inner}</p>`}`).toBe(
      '<p title="a&quot;b"><b>&lt;i&gt; &amp; &quot;you&quot;</b></p>',
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(`${markup`<p>${text}</p>`}`).toBe(`<p>${escapeXml(text)}</p>`);
      }),
    );
  });

  it('joins lists, leaves out false and undefined, and renders zero', () => {
    expect(`${markup`${[markup`<i></i>`, 'a<', false, undefined, ['b']]}${false}${undefined}${0}`}`).toBe(
      '<i></i>a&lt;b0',
    );
  });

  it('removes its own line breaks, and none of a value', () => {
    const text = 'one\n  two';
    expect(
      `${markup`
      <p>
        ${text}
      </p>`}`,
    ).toBe('<p>one\n  two</p>');
  });
});

describe('attributes', () => {
  it('are escaped; true renders the name alone, and false and undefined are left out', () => {
    const values = { id: 'a', value: '"><script>', checked: true, disabled: false, title: undefined, rows: 5, alt: '' };
    expect(`${attributes(values)}`).toBe(' id="a" value="&quot;&gt;&lt;script&gt;" checked rows="5" alt=""');
  });
});
