import { describe, expect, it } from 'vitest';
import { StoreError } from '#lib/leads/store/store-error';
import { errorClass, openLog, type LogFields } from '#lib/leads/operations/log';

function written(fields: Record<string, unknown>, level = 'info'): Record<string, unknown> | undefined {
  const lines: string[] = [];
  openLog({ write: (line) => void lines.push(line) }, level).info(fields as LogFields);
  expect(lines.length).toBeLessThanOrEqual(1);
  return lines[0] === undefined ? undefined : (JSON.parse(lines[0]) as Record<string, unknown>);
}

const PERSONAL = ['imani@example.com', '+1 555 010 7788', '15550107788', 'Imani Okafor', 'One\nTwo', '203.0.113.7'];

describe('a log line', () => {
  it('is one JSON object with time, level and process', () => {
    const line = written({ event: 'quote-stored', ref: 'RR-7KQ2-M9TX', status: 201, ms: 12, channel: undefined });
    expect(line).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      pid: process.pid,
      event: 'quote-stored',
      ref: 'RR-7KQ2-M9TX',
      status: 201,
      ms: 12,
    });
  });

  it('contains no unlisted field', () => {
    const line = written({ event: 'x', email: 'imani@example.com', msg: 'Imani', err: new Error('imani@example.com') });
    expect(JSON.stringify(line)).not.toMatch(/imani/i);
  });

  it.each(PERSONAL)('contains no %j in any field', (text) => {
    const fields = 'event ref delivery channel state reason error engine signal hint status ms attempt count bytes';
    for (const field of fields.split(' ')) {
      const line = written({ event: 'x', [field]: text });
      expect([field, line?.[field]]).toEqual([field, '(dropped)']);
      expect(JSON.stringify(line)).not.toContain(text);
    }
  });

  it('contains the class of an error but not its message', () => {
    const error = Object.assign(new Error('duplicate key (imani@example.com)'), { code: '23505', detail: 'Imani' });
    expect(written({ event: 'x', error })).toMatchObject({ error: 'sql-23505' });
    expect(JSON.stringify(written({ event: 'x', error }))).not.toMatch(/imani/i);
  });

  it('drops an error that is passed as the fields', () => {
    expect(JSON.stringify(written(new Error('imani@example.com') as never))).not.toContain('imani');
  });

  it('is not written below the log level', () => {
    expect(written({ event: 'x' }, 'warn')).toBeUndefined();
    expect(written({ event: 'x' }, 'silent')).toBeUndefined();
  });
});

describe('errorClass', () => {
  it.each([
    [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    [Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }), 'sqlite-13'],
    [Object.assign(new Error('x'), { code: '40P01' }), 'sql-40P01'],
    [new StoreError('full', 'The disk is full.'), 'store-full'],
    [new TypeError('x'), 'TypeError'],
    ['words', 'unknown'],
    [undefined, 'unknown'],
  ])('returns one word for %s', (error, name) => {
    expect(errorClass(error)).toBe(name);
  });
});
