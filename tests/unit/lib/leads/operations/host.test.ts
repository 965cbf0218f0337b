import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeLossyDisk, runsFunctions } from '#lib/leads/operations/host';
import { getStore } from '#lib/leads/store/database';
import { StoreError } from '#lib/leads/store/store-error';

const DATABASE_URL = 'postgres://quotes@127.0.0.1/quotes';
const HINT = /^[A-Z][A-Z_]+:? [^\p{Cc}]{1,400}$/u;

afterEach(() => vi.unstubAllEnvs());

describe('a host that runs functions', () => {
  it.each(['VERCEL', 'NETLIFY', 'AWS_LAMBDA_FUNCTION_NAME', 'FUNCTIONS_WORKER_RUNTIME'])(
    '(%s) needs a database, whatever QUOTES_DB says',
    (name) => {
      const env = { [name]: '1' };
      expect(runsFunctions(env)).toBe(true);
      expect(describeLossyDisk(env)).toMatch(HINT);
      expect(describeLossyDisk({ ...env, QUOTES_DB: '/tmp/quotes.db' })).toContain(name);
      expect(describeLossyDisk({ ...env, DATABASE_URL })).toBeUndefined();
    },
  );

  it('stores no quote in a file', async () => {
    vi.stubEnv('VERCEL', '1');
    await expect(getStore()).rejects.toThrow(StoreError);
    await expect(getStore()).rejects.toThrow('keeps no files, so quotes would be lost');
  });
});

describe('a host of containers', () => {
  it.each(['K_SERVICE', 'DYNO'])('(%s) needs a database, or a file on a volume', (name) => {
    expect(runsFunctions({ [name]: 'web' })).toBe(false);
    expect(describeLossyDisk({ [name]: 'web' })).toMatch(HINT);
    expect(describeLossyDisk({ [name]: 'web', QUOTES_DB: '/data/quotes.db' })).toBeUndefined();
    expect(describeLossyDisk({ [name]: 'web', DATABASE_URL })).toBeUndefined();
  });
});

it('a machine of our own needs nothing', () => {
  expect(describeLossyDisk({})).toBeUndefined();
  expect(runsFunctions({})).toBe(false);
});
