import { expect, it } from 'vitest';
import { checkSecret } from '#lib/leads/http/check-secret';

const SECRET = 'a-secret-of-thirty-characters-';

it('the right secret is accepted', () => {
  expect(checkSecret(`Bearer ${SECRET}`, SECRET)).toBeUndefined();
});

it.each([null, '', SECRET, `Bearer ${SECRET}x`, `bearer ${SECRET}`, 'Bearer '])('%s is refused', (header) => {
  expect(checkSecret(header, SECRET)).toMatchObject({ status: 401 });
});

it.each([undefined, '', 'short'])(
  'with %s as the secret the address does not exist, even for who sends it',
  (secret) => {
    expect(checkSecret(`Bearer ${secret}`, secret)).toMatchObject({ status: 404 });
  },
);
