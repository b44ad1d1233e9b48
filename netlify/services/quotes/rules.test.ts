import { expect, test } from 'vitest';
import { YARDS } from '../../../src/business/yards.ts';
import { QUOTE_PHOTO_GRACE_MS } from '../../../src/business/constants.ts';
import { copyTo, kindOf, messagesFor, unofferedFields } from './rules.ts';

type NewQuote = Parameters<typeof messagesFor>[0];

const QUIET: NewQuote = { id: 'q1', email: null, emailMe: false, suspectedSpam: false, photoState: 'none' };
const STAFF = { kind: 'quote_staff_mail', subjectId: 'q1', delayMs: 0 };
const VISITOR = { kind: 'quote_visitor_mail', subjectId: 'q1' };

test.each<[string, Partial<NewQuote>, object[]]>([
  ['staff', {}, [STAFF]],
  [
    'staff, after the photo had its time',
    { photoState: 'expected' },
    [{ ...STAFF, delayMs: QUOTE_PHOTO_GRACE_MS }],
  ],
  ['both', { email: 'ada@example.com', emailMe: true }, [STAFF, VISITOR]],
  ['staff alone if no copy was asked for', { email: 'ada@example.com' }, [STAFF]],
  ['staff alone without an address', { emailMe: true }, [STAFF]],
  ['nobody if it looks like spam', { suspectedSpam: true, email: 'ada@example.com', emailMe: true }, []],
])('mail goes to %s', (_, facts, messages) => {
  const quote = { ...QUIET, ...facts };
  expect(messagesFor(quote, { mayCopy: copyTo(quote) !== null })).toEqual(messages);
});

test('a copy that may not be sent leaves the mail to staff', () => {
  const asked = { ...QUIET, email: 'ada@example.com', emailMe: true };
  expect(messagesFor(asked, { mayCopy: false })).toEqual([STAFF]);
});

test('a request is one for a truck, for a call at a set time, or for a quote', () => {
  const pickup = { day: 'a' } as never;
  const callback = { day: 'b' } as never;
  expect(kindOf({ pickup, callback: undefined })).toEqual({ kind: 'pickup', details: pickup });
  expect(kindOf({ pickup: undefined, callback })).toEqual({ kind: 'callback', details: callback });
  expect(kindOf({ pickup: undefined, callback: undefined })).toEqual({ kind: 'quote', details: null });
});

// Monday, November 23, 2026, 10:00 in Georgia; the 29th is a Sunday.
const MONDAY = new Date('2026-11-23T15:00:00Z');

test.each<[string, object, object | null]>([
  ['neither a truck nor a call', {}, null],
  ['a truck on a day and in hours of the yard', { pickup: { day: '2026-11-24', window: 'afternoon' } }, null],
  [
    'a truck before our answer is due',
    { pickup: { day: '2026-11-24', window: 'morning' } },
    { 'pickup.window': expect.any(String) as unknown },
  ],
  [
    'a truck on a Sunday',
    { pickup: { day: '2026-11-29', window: 'morning' } },
    { 'pickup.day': expect.any(String) as unknown },
  ],
  [
    'a truck on a Saturday after noon',
    { pickup: { day: '2026-11-28', window: 'afternoon' } },
    { 'pickup.window': expect.any(String) as unknown },
  ],
  ['a call in hours of the yard', { callback: { day: '2026-11-24', time: '09:00' } }, null],
  [
    'a call on a Sunday',
    { callback: { day: '2026-11-29', time: '09:00' } },
    { 'callback.day': expect.any(String) as unknown },
  ],
  [
    'a call at night',
    { callback: { day: '2026-11-24', time: '03:00' } },
    { 'callback.time': expect.any(String) as unknown },
  ],
])('who asks for %s is told what is not on offer: %j', (_, asked, told) =>
  expect(unofferedFields({ location: 'griffin', ...asked } as never, YARDS, MONDAY)).toEqual(told),
);
