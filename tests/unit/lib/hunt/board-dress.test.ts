import { expect, it } from 'vitest';
import { getDressFields, parseBoardDress } from '#lib/hunt/board-dress';
import { getBoardHref } from '#lib/hunt/hunt-query';

const parse = (query: string) => parseBoardDress(new URLSearchParams(query));

it('takes the name, the color and the crews of a client from the address', () => {
  const dress = parse('board=Halden+%26+Pike&color=%237A3FD0&crews=Sales,Legal,Design,Ops');
  expect(dress).toEqual({ company: 'Halden & Pike', color: '#7a3fd0', crews: ['Sales', 'Legal', 'Design'] });
  expect(parse(new URLSearchParams(getDressFields(dress)).toString())).toEqual(dress);
});

it.each(['Łódź Zürich', 'St. Clair', 'O’Neill, Sons + Co.', '7 Dwarfs'])('accepts the name %s', (company) => {
  expect(parse(`board=${encodeURIComponent(company)}`)?.company).toBe(company);
});

it.each([
  '',
  ' ',
  'x'.repeat(29),
  'https://evil.example',
  'evil.example',
  'www evil',
  'http evil',
  '<script>',
  'a\u202eb',
  'call 415/555',
  '"quoted"',
  '@handle',
])('shows our own board for the name %j', (company) => {
  expect(parse(`board=${encodeURIComponent(company)}`)).toBeUndefined();
});

it.each(['red', '#12345', 'url(x)', '12345g'])('ignores the color %s', (color) => {
  expect(parse(`board=Client&color=${encodeURIComponent(color)}`)).toEqual({ company: 'Client', crews: [] });
});

it('links to the board of a client in the fragment, and to none for a name that cannot be used', () => {
  expect(getBoardHref('Halden & Pike', '#7A3FD0')).toBe('/play#board=Halden+%26+Pike&color=7a3fd0');
  expect(getBoardHref('Halden & Pike', '')).toBe('/play#board=Halden+%26+Pike');
  expect(getBoardHref('evil.example', '')).toBeUndefined();
});

it('leaves out crews with unusable names', () => {
  expect(parse('board=Client&crews=Sales,evil.example,,Legal')?.crews).toEqual(['Sales', 'Legal']);
});
