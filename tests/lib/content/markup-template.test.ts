import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributes, markup } from '#lib/content/markup-template';
import { escapeXml } from '#lib/content/markup';

describe('a template for markup', () => {
  it('escapes every text, and leaves other markup as it is', () => {
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

  it('joins lists, leaves out what is not there, and keeps zero', () => {
    expect(`${markup`${[markup`<i></i>`, 'a<', false, undefined, ['b']]}${false}${undefined}${0}`}`).toBe(
      '<i></i>a&lt;b0',
    );
  });

  it('drops its own line breaks, and none of a text', () => {
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
  it('are escaped; true is the bare name, and what is false or missing is left out', () => {
    const values = { id: 'a', value: '"><script>', checked: true, disabled: false, title: undefined, rows: 5, alt: '' };
    expect(`${attributes(values)}`).toBe(' id="a" value="&quot;&gt;&lt;script&gt;" checked rows="5" alt=""');
  });
});
