// ASVS: 7.3.1, 9.2.1
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claimBirthday } from '../../netlify/services/rewards/points/claim-birthday.ts';
import { addCustomer, booksOf } from '../support/rewards-books.ts';
import { recordSale } from '../support/rewards-sale.ts';
import { useServer } from '../support/server.ts';

const serverZone = process.env['TZ'];
const server = useServer();

const EVER = new Date('2000-01-01T12:00:00Z');

/** "paid", or the code of the refusal. */
async function claimed(dateOfBirth: string, at: string, onFileSince: Date = EVER): Promise<string> {
  const { id } = await addCustomer(server.db, { dateOfBirth, dateOfBirthSetAt: onFileSince });
  return claimBirthday(server.db, id, new Date(at)).then(
    () => 'paid',
    (error: { code: string }) => error.code,
  );
}

describe.each(['UTC', 'Asia/Tokyo'])('on a server in %s', (zone) => {
  beforeEach(() => {
    process.env['TZ'] = zone;
  });
  afterEach(() => {
    if (serverZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = serverZone;
  });

  test('the zone is really the server’s', () => {
    expect(new Date('2026-11-21T12:00:00Z').getHours()).toBe(zone === 'UTC' ? 12 : 21);
  });

  // Around both clock changes src/domain/shared/time/new-york-time.test.ts has each minute.
  // Asked: 283, 398
  test.each([
    ['1980-11-21', '2026-11-21T04:59:59Z', 'birthday_not_today', 'a second before New York’s midnight'],
    ['1980-11-21', '2026-11-21T05:00:00Z', 'paid', 'midnight'],
    ['1980-07-04', '2026-07-04T03:59:59Z', 'birthday_not_today', 'a second before a summer midnight'],
    ['1980-07-04', '2026-07-04T04:00:00Z', 'paid', 'a summer midnight'],
  ])('born %s, at %s: %s (%s)', async (dateOfBirth, at, outcome) => {
    expect(await claimed(dateOfBirth, at)).toBe(outcome);
  });

  test('the thirty days on file are counted in New York', async () => {
    const at = '2026-11-21T17:00:00Z';
    expect(await claimed('1980-11-21', at, new Date('2026-10-23T03:59:59Z'))).toBe('paid');
    expect(await claimed('1980-11-21', at, new Date('2026-10-23T04:00:00Z'))).toBe('birthday_too_new');
  });

  // Asked: 283
  test('once a year means once in New York’s calendar year', async () => {
    const { id } = await addCustomer(server.db, { dateOfBirth: '1980-12-31', dateOfBirthSetAt: EVER });
    await claimBirthday(server.db, id, new Date('2027-01-01T04:00:00Z'));
    const again = claimBirthday(server.db, id, new Date('2026-12-31T12:00:00Z'));
    await expect(again).rejects.toMatchObject({ code: 'birthday_claimed' });
    await claimBirthday(server.db, id, new Date('2027-12-31T12:00:00Z'));
    const years = (await booksOf(server.db, id)).ledger.map(({ birthdayYear }) => birthdayYear);
    expect(years).toEqual([2026, 2027]);
  });

  // Asked: 398
  test.each([
    [['2026-11-21T04:59:59Z', '2026-11-21T05:00:00Z'], 2, 'the two sides of midnight'],
    [['2026-11-21T05:00:00Z', '2026-11-22T04:59:59Z'], 1, 'the two ends of a day'],
  ])('visits at %j make a streak of %i: %s', async (times, length) => {
    const { id } = await addCustomer(server.db);
    for (const at of times) await recordSale(server.db, id, {}, new Date(at));
    expect((await booksOf(server.db, id)).customer.consecutiveVisits).toBe(length);
  });
});
