import { expect, test } from 'vitest';
import { QUOTE_PHOTO_GRACE_MS } from '../../../src/business/constants.ts';
import { copyTo, kindOf, messagesFor } from './rules.ts';

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
