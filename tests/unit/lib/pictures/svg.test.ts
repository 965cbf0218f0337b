import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parseSvg } from '#lib/pictures/svg';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

describe('the size of a drawing', () => {
  it.each<[string, string, object | undefined]>([
    [
      'of plain numbers',
      `<svg ${XMLNS} viewBox="-4 -1 8 6" width="920" height="775.5"><path/></svg>`,
      { width: 920, height: 775.5 },
    ],
    ['in pixels', '<svg width="40px" height="30px" viewBox="0 0 4 3"/>', { width: 40, height: 30 }],
    ['in single quotes', "<svg width='40' height='30'/>", { width: 40, height: 30 }],
    ['in centimeters and points', '<svg width="2.54cm" height="72pt"/>', { width: 96, height: 96 }],
    [
      'of a view box alone',
      '<?xml version="1.0"?>\n<!-- made by > a tool -->\n<svg viewBox="-460, -145 920 775"/>',
      { width: 920, height: 775 },
    ],
    ['as wide as its place', '<svg width="100%" height="100%" viewBox="0 0 8 6"/>', { width: 8, height: 6 }],
    ['that is missing', '<svg><rect width="5" height="5"/></svg>', undefined],
    [
      'behind a comment with another',
      '<!-- <svg width="1" height="1"> --><svg width="5" height="4"/>',
      { width: 5, height: 4 },
    ],
  ])('is read: %s', (_name, text, expected) => {
    expect(parseSvg(text)?.size).toEqual(expected);
  });

  it('is undefined for what is no drawing', () => {
    expect(parseSvg('no picture at all')).toBeUndefined();
    expect(parseSvg('')).toBeUndefined();
  });
});

describe('the cleaning of a drawing', () => {
  it.each([
    ['<script>alert(1)</script>', 'a script'],
    ['<SCRIPT href="https://x.example/a.js"/>', 'a script'],
    ['<rect onload="alert(1)"/>', 'a script'],
    ['<a href="javascript:alert(1)"><path/></a>', 'a script'],
    ['<image href="https://x.example/pixel.png"/>', 'a link to https://x.example/pixel.png'],
    ['<use xlink:href="other.svg#a"/>', 'a link to other.svg#a'],
    ['<foreignObject><iframe src="/"></iframe></foreignObject>', '<foreignObject>, which is not part of a drawing'],
    ['<style>@import "https://x.example/a.css";</style>', 'a style that loads another file'],
    ['<style><![CDATA[ path { fill: url(https://x.example/a.svg#b) } ]]></style>', 'a style that loads another file'],
    ['<rect style="fill: url( \'//x.example/a\')"/>', 'a style that loads another file'],
  ])('leaves out %s', async (part, leftOut) => {
    const svg = parseSvg(
      `<?xml version="1.0"?><svg ${XMLNS} xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${part}<path d="M0 0h9v9z"/></svg>`,
    )!;
    expect(svg.leftOut).toEqual([leftOut]);
    expect(svg.text).not.toMatch(/script|alert|example|foreignObject|iframe|other\.svg/i);
    expect(svg.text).toContain('d="M0 0h9v9z"');
    expect((await sharp(Buffer.from(svg.text)).metadata()).format).toBe('svg');
  });

  it('keeps gradients, own parts, pictures within and the case of names', async () => {
    const kept = `<svg ${XMLNS} xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><use xlink:href="#a"/><rect fill="url(#a)" width="9" height="9"/><image href="data:image/png;base64,AAAA"/><text>a &amp; b\u00a0c</text></svg>`;
    expect(parseSvg(kept)).toEqual({ size: { width: 9, height: 9 }, text: kept, leftOut: [] });
    const { text } = parseSvg(kept.replace('<defs>', '<script/><defs>'))!;
    expect(text).toContain('<linearGradient id="a">');
    expect(text).toContain('xlink:href="#a"');
    expect((await sharp(Buffer.from(text)).metadata()).width).toBe(9);
  });

  it('adds the namespace and the viewBox without which browsers show nothing, or not as a whole', () => {
    expect(parseSvg('<svg width="40" height="30"><path d="M0 0"></path></svg>')!.text).toBe(
      `<svg width="40" height="30" ${XMLNS} viewBox="0 0 40 30"><path d="M0 0"></path></svg>\n`,
    );
  });

  it('changes none of our drawings', () => {
    const files = globSync(['content/case-studies/**/*.svg', 'public/art/{people,scenes}/*.svg', 'public/video/*.svg']);
    expect(files.length).toBeGreaterThan(150);
    const changed = files.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return parseSvg(text)?.text !== text;
    });
    expect(changed).toEqual([]);
  });
});
