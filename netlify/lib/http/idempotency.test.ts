import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fingerprintOf } from './idempotency.ts';

const schema = z.strictObject({
  name: z.string(),
  note: z._default(z.string(), ''),
  count: z._default(z.int(), 1),
  lines: z._default(z.array(z.strictObject({ metal: z.string(), unit: z._default(z.string(), 'lb') })), []),
});
const of = (content: object) => fingerprintOf({ schema, content });

test.each([
  ['its fields in another order', { note: '', name: 'Ada' }],
  ['what its schema fills in', { name: 'Ada', note: '', count: 1, lines: [] }],
  ['a field without a value', { name: 'Ada', note: undefined }],
])('a request is the same with %s', (_what, content) => {
  expect(of(content)).toBe(of({ name: 'Ada' }));
});

test('and so is a line of it', () => {
  expect(of({ name: 'Ada', lines: [{ unit: 'lb', metal: 'brass' }] })).toBe(
    of({ name: 'Ada', lines: [{ metal: 'brass' }] }),
  );
});

test.each([
  { name: 'Eve' },
  { name: 'Ada', count: 2 },
  { name: 'Ada', note: '1' },
  { name: 'Ada', lines: [{ metal: 'brass', unit: 'ton' }] },
  { name: 'Ada', other: '' },
])('%j is another request', (content) => {
  expect(of(content)).not.toBe(of({ name: 'Ada' }));
});
