import { expect, test } from 'vitest';
import { NO_PROMISE, promiseOf } from '../../../domain/promises/promise.ts';
import { promiseText } from './promise-text.ts';

const brass = { metalType: 'brass', price: '2.40', unit: 'lb', weight: '100' } as const;
const promised = promiseOf({ lines: [brass], totalCents: 24_000 }, () => 'brass');
const withLeft = (left: string) => ({
  ...promised,
  lines: promised.lines.map((line) => ({ ...line, left })),
});

test.each([
  [promised, [], null],
  [NO_PROMISE, [], null],
  [withLeft('25'), ['G26-W1001'], 'Tickets have used some of this offer: $60.00 of $240.00 is left.'],
  [withLeft('0'), ['G26-W1001'], 'Fully paid by ticket G26-W1001'],
  [withLeft('0'), ['G26-W1001', '812'], 'Fully paid by tickets G26-W1001 and 812'],
])('an offer with %j left and tickets %j', (left, tickets, text) => {
  expect(promiseText({ until: '2026-11-27T22:00:00.000Z', isOver: false, left, tickets })).toBe(text);
});
