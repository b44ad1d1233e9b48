import { afterEach, expect, test, vi } from 'vitest';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import { claimBirthday } from '../../netlify/services/rewards/points/claim-birthday.ts';
import { checkBirthdayApi, type RewardsCustomer } from '../../src/domain/rewards/rewards.api.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { callApi } from '../support/call.ts';
import { addCustomer, booksOf } from '../support/rewards-books.ts';
import { sessionFor } from '../support/rewards.ts';
import { useServer } from '../support/server.ts';

const server = useServer();
afterEach(() => void vi.useRealTimers());

const NOW = new Date('2026-11-21T17:00:00Z');
const LONG_AGO = new Date('2020-01-01T17:00:00Z');

const born = (dateOfBirth: string | null, dateOfBirthSetAt: Date | null = dateOfBirth ? LONG_AGO : null) =>
  addCustomer(server.db, { dateOfBirth, dateOfBirthSetAt, totalPoints: 200 });

const ask = (id: string, as: string | null = id) =>
  callApi(rewardsFunction, checkBirthdayApi, {
    params: { id },
    headers: as === null ? {} : { cookie: sessionFor(as) },
  });

const outcomeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

// Asked: 162, 219
test('on the birthday 500 points come, and the customer as it then stands', async () => {
  // Midnight must not pass in between.
  vi.useFakeTimers({ toFake: ['Date'] });
  // The yards' today, moved to a leap year, so that February 29 is a date too.
  const { id } = await born(`1984${inNewYork(new Date()).date.slice(4)}`);
  const response = await ask(id);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await response.json()) as RewardsCustomer).toMatchObject({
    id,
    totalPoints: 700,
    lifetimePoints: 700,
    birthdayBonus: 'claimed',
  });
  const { balance, ledger } = await booksOf(server.db, id);
  expect(balance).toBe(700);
  expect(ledger.find(({ kind }) => kind === 'birthday')).toMatchObject({
    points: 500,
    description: 'Birthday bonus',
  });
  expect(await outcomeOf(await ask(id))).toEqual([409, 'birthday_claimed']);
});

// Asked: 283
test('it comes once a calendar year, however often and at once it is asked for', async () => {
  const { id } = await born('1980-11-21');
  const claims = await Promise.allSettled(
    Array.from({ length: 20 }, () => claimBirthday(server.db, id, NOW)),
  );
  const refused = claims.filter((claim) => claim.status === 'rejected');
  expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(
    Array.from({ length: 19 }, () => 'birthday_claimed'),
  );
  const nextYear = await claimBirthday(server.db, id, new Date('2027-11-21T17:00:00Z'));
  expect([nextYear.totalPoints, (await booksOf(server.db, id)).balance]).toEqual([1_200, 1_200]);
});

// Asked: 117, 284
test.each([
  ['yesterday', '1980-11-20', LONG_AGO, 'birthday_not_today'],
  ['tomorrow', '1980-11-22', LONG_AGO, 'birthday_not_today'],
  ['29 days on file', '1980-11-21', new Date('2026-10-23T17:00:00Z'), 'birthday_too_new'],
])('%s it is refused', async (_, dateOfBirth, setAt, code) => {
  const { id } = await born(dateOfBirth, setAt);
  await expect(claimBirthday(server.db, id, NOW)).rejects.toMatchObject({ code });
  expect((await booksOf(server.db, id)).balance).toBe(200);
});

// Asked: 284
test('30 days on file it is paid', async () => {
  const { id } = await born('1980-11-21', new Date('2026-10-22T17:00:00Z'));
  expect(await claimBirthday(server.db, id, NOW)).toMatchObject({ totalPoints: 700 });
});

test('without a date on file it is not today', async () => {
  const { id } = await born(null);
  expect(await outcomeOf(await ask(id))).toEqual([409, 'birthday_not_today']);
});
