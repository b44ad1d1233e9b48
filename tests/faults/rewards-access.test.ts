// ASVS: 7.2.1, 8.2.2, 9.2.2, 14.2.2
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { customers, redemptions, rewards } from '../../netlify/database/schema/rewards.ts';
import { REWARDS_SESSION_MS } from '../../src/business/constants.ts';
import { ERRORS, type ErrorCode } from '../../src/domain/shared/contract/errors.ts';
import type { Answered } from '../support/access.ts';
import { callApi } from '../support/call.ts';
import { answeredContracts } from '../support/contracts.ts';
import { addSales } from '../support/rewards-books.ts';
import { customerWith, sessionFor, type CustomerRow } from '../support/rewards.ts';
import { useServer } from '../support/server.ts';

/** Names of the fields of a contract's input. */
function fieldsOf({ contract: { input } }: Answered): readonly string[] {
  const definition = input?._zod.def;
  return definition && 'shape' in definition ? Object.keys(definition.shape as object) : [];
}

const all = await answeredContracts();
// What staff do to a customer is in tests/faults/admin-access.test.ts.
const isOfOneCustomer = (each: Answered) =>
  each.contract.access === undefined &&
  (each.contract.path.startsWith('/api/customers/:') || fieldsOf(each).includes('customerId'));
// Generated, so that every new customer call is included automatically.
const guarded = all.filter(isOfOneCustomer);

const server = useServer();
let owner: CustomerRow;
let other: CustomerRow;
let rewardId: string;
beforeAll(async () => {
  const facts = {
    firstName: 'Philippa',
    dateOfBirth: '1984-02-29',
    dateOfBirthSetAt: new Date('2020-01-01'),
  };
  owner = await customerWith(server.db, 90_000, facts);
  other = await customerWith(server.db, 90_000, { firstName: 'Eve' });
  const offered = { description: 'x', pointsCost: 500, category: 'yard', minimumTier: 'Bronze' } as const;
  const [reward] = await server.db
    .insert(rewards)
    .values({ name: 'Guarded', ...offered })
    .returning();
  rewardId = reward?.id ?? '';
  const voucher = { rewardId, rewardName: 'Guarded', pointsCost: 500, code: 'RW-SECRET01' };
  await server.db.insert(redemptions).values({ ...voucher, customerId: owner.id });
  await addSales(server.db, [{ customerId: owner.id, metalType: 'brass', weight: '7', amountCents: 1_700 }]);
});

const PRINTED = { yardId: 'griffin', number: 'A-1', soldOn: '2026-05-04', total: '45.00' };
const bodyOf = (each: Answered) => {
  const fields = fieldsOf(each);
  if (fields.length === 0) return {};
  if (fields.includes('isOn')) return { body: { code: '123456', isOn: true } };
  if (fields.includes('code')) return { body: { code: '123456' } };
  if (fields.includes('isMailed')) return { body: { isMailed: true } };
  return { body: fields.includes('soldOn') ? PRINTED : { customerId: owner.id, rewardId } };
};

const ask = ({ contract, handler, ...each }: Answered, cookie: string, method?: string) =>
  callApi(handler, contract, {
    params: { id: owner.id },
    headers: { cookie },
    ...bodyOf({ contract, handler, ...each }),
    ...(contract.path.endsWith('/statement') && { query: { period: '2026-05' } }),
    ...(method ? { method } : {}),
  });

const hourAgo = () => new Date(Date.now() - REWARDS_SESSION_MS);
const partsOf = (cookie: string) => cookie.replace('__Host-rewards=', '').split('.');
/** The owner's session with one part of it changed. */
const changed = (part: 0 | 1 | 2 | 3, to: (text: string) => string) => () =>
  `__Host-rewards=${partsOf(sessionFor(owner.id))
    .map((text, index) => (index === part ? to(text) : text))
    .join('.')}`;

const ACTORS: readonly (readonly [string, () => string, ErrorCode])[] = [
  ['without a session', () => '', 'not_signed_in'],
  ['with an empty one', () => '__Host-rewards=', 'not_signed_in'],
  ['with the owner’s id for one', () => `__Host-rewards=${owner.id}`, 'not_signed_in'],
  ['with an expired one', () => sessionFor(owner.id, hourAgo()), 'not_signed_in'],
  ['with one that was ended', () => sessionFor(owner.id, undefined, 7), 'not_signed_in'],
  ['with one made anew', changed(1, () => '1'), 'not_signed_in'],
  ['with one made to last longer', changed(2, (at) => String(Number(at) + 1)), 'not_signed_in'],
  [
    'with another’s, made the owner’s',
    () => sessionFor(other.id).replace(other.id, owner.id),
    'not_signed_in',
  ],
  ['without a signature', changed(3, () => ''), 'not_signed_in'],
  ['with half a signature', changed(3, (text) => text.slice(0, 21)), 'not_signed_in'],
  ['with an invented signature', changed(3, (text) => 'A'.repeat(text.length)), 'not_signed_in'],
  [
    'with one in another name',
    () => sessionFor(owner.id).replace('__Host-rewards=', '__Host-checkout='),
    'not_signed_in',
  ],
  ['with another customer’s', () => sessionFor(other.id), 'forbidden'],
];

const state = async () => ({
  owner: await server.db.select().from(customers).where(eq(customers.id, owner.id)),
  vouchers: await server.db.$count(redemptions, eq(redemptions.customerId, owner.id)),
});

// Asked: 385
test('every call about rewards is guarded, or listed as public', () => {
  const ofRewards = all.filter(({ contract: { path } }) => /^\/api\/(customers|rewards)\b/.test(path));
  const open = ofRewards.filter((each) => !guarded.includes(each)).map(({ name }) => name);
  expect(open.toSorted()).toEqual([
    'createCustomerApi',
    'enterMailedCodeApi',
    'leaveRewardsApi',
    'listRewardsApi',
    'lookUpCustomerApi',
  ]);
  expect(guarded.length).toBeGreaterThanOrEqual(5);
});

// Asked: 138, 287, 385
// ASVS: 9.1.1
test.each(guarded.flatMap((each) => ACTORS.map(([who, cookie, code]) => ({ ...each, who, cookie, code }))))(
  '$name is refused to a browser $who',
  async ({ cookie, code, ...each }) => {
    const before = await state();
    const response = await ask(each, cookie());
    expect(response.status).toBe(ERRORS[code].status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ error: ERRORS[code].message, code });
    expect(await state()).toEqual(before);
  },
);

test.each(guarded)('$name is not refused to its owner', async (each) => {
  const answer = (await (await ask(each, sessionFor(owner.id))).json()) as { readonly code?: string } | null;
  expect(['not_signed_in', 'forbidden']).not.toContain(answer?.code);
});

test.each(guarded.filter(({ contract }) => contract.method === 'GET'))(
  'HEAD of $name is refused as well',
  async (each) => {
    expect((await ask(each, '', 'HEAD')).status).toBe(401);
    expect((await ask(each, sessionFor(other.id), 'HEAD')).status).toBe(403);
  },
);
