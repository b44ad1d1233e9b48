import { expect, test } from 'vitest';
import { pageOf } from './keyset.ts';

const rowAt = (minute: number) => ({
  id: `00000000-0000-4000-8000-00000000000${minute}`,
  createdAt: `2026-11-21T17:0${minute}:00.000000Z`,
});

test.each([
  [[], 0, false],
  [[1], 1, false],
  [[2, 1], 2, false],
  [[3, 2, 1], 2, true],
])('of the rows %j a page of two shows %i, and is followed by another: %s', (minutes, shown, hasNext) => {
  const { rows, next } = pageOf(minutes.map(rowAt), 2);
  expect([rows.length, next]).toEqual([
    shown,
    hasNext ? `${rows.at(-1)?.createdAt}_${rows.at(-1)?.id}` : null,
  ]);
});
