import { afterEach, expect, test } from 'vitest';
import { yardDateText } from './mail-fields.ts';

const zone = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = zone ?? 'UTC';
});

test.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])(
  'a server in %s tells New York’s date and hour',
  (server) => {
    process.env['TZ'] = server;
    expect(yardDateText(new Date('2028-02-29T04:59:00Z'))).toBe(
      'Monday, February 28, 2028 at 11:59:00 PM EST',
    );
    expect(yardDateText(new Date('2026-03-08T06:59:00Z'))).toBe('Sunday, March 8, 2026 at 1:59:00 AM EST');
    expect(yardDateText(new Date('2026-03-08T07:00:00Z'))).toBe('Sunday, March 8, 2026 at 3:00:00 AM EDT');
    expect(yardDateText(new Date('2026-11-01T05:30:00Z'))).toBe('Sunday, November 1, 2026 at 1:30:00 AM EDT');
    expect(yardDateText(new Date('2026-11-01T06:30:00Z'))).toBe('Sunday, November 1, 2026 at 1:30:00 AM EST');
  },
);
