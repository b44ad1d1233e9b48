import { randomUUID } from 'node:crypto';
import { isNull } from 'drizzle-orm';
import adminFunction from '../../netlify/functions/admin.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import webhooksFunction from '../../netlify/functions/webhooks.ts';
import { priceHolds } from '../../netlify/database/schema/price-holds.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { redeemReward } from '../../netlify/services/rewards/redeem-reward.ts';
import * as counter from '../../src/domain/rewards/admin-rewards.api.ts';
import { createCustomerApi, checkBirthdayApi } from '../../src/domain/rewards/rewards.api.ts';
import { holdPriceApi } from '../../src/domain/holds/holds.api.ts';
import { redeemRewardApi } from '../../src/domain/rewards/redeem-reward.api.ts';
import { holdTicketApi } from '../../src/domain/tickets/held/held-tickets.api.ts';
import { recordTicketApi, voidTicketApi } from '../../src/domain/tickets/admin-tickets.api.ts';
import { newYorkLocal } from '../../src/domain/shared/time/from-new-york.ts';
import { importTicketsApi, posWebhookApi } from '../../src/domain/tickets/pos/pos-tickets.api.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import type { ErrorCode } from '../../src/domain/shared/contract/errors.ts';
import { callApi } from './call.ts';
import type { Ask, Flow, Stage } from './crash-flow.ts';
import { heldTicketOf } from './held-ticket.ts';
import { addCustomer, addReward } from './rewards-books.ts';
import { newCustomerBody, sessionFor } from './rewards.ts';
import { staffCall } from './staff-call.ts';
import { holdOf } from './hold.ts';
import { posTicketOf, ticketLine, ticketOf } from './ticket.ts';

/** One press of a button: the person gets what they want, or is told that it is already done. */
type Press = (cookie: string) => Promise<boolean>;

const flow = (
  makes: readonly string[],
  prepare: (stage: Stage) => Promise<{ press: Press; cookies: readonly [string, string] }>,
): Flow => ({
  makes,
  async prepare(stage) {
    const { press, cookies } = await prepare(stage);
    const by =
      (cookie: string): Ask =>
      () =>
        press(cookie);
    return [{ ask: by(cookies[0]), rival: by(cookies[1]) }];
  },
});

/** Two owners press it at two screens; `refusal` is what the second one is told. */
const atCounter = (
  makes: readonly string[],
  prepare: (stage: Stage) => Promise<(cookie: string) => ReturnType<typeof staffCall>>,
  refusal?: ErrorCode,
): Flow =>
  flow(makes, async (stage) => {
    const call = await prepare(stage);
    const press: Press = async (cookie) => {
      const { status, body } = await call(cookie);
      return status < 300 || (status === 409 && body['code'] === refusal);
    };
    return { press, cookies: [stage.owner, stage.otherOwner] };
  });

async function voucher({ server: { db } }: Stage): Promise<string> {
  const { id: customerId } = await addCustomer(db, { totalPoints: 5_000 });
  const { id: rewardId } = await addReward(db);
  return (await redeemReward(db, { customerId, rewardId, requestKey: randomUUID() })).id;
}

const today = () => inNewYork(new Date()).date;
const TWO_VISITS = [addDays(today(), -6), addDays(today(), -5)];

export const POINTS_FLOWS = {
  'an account opened': flow(['customer'], async () => {
    const body = newCustomerBody();
    const headers = { 'idempotency-key': randomUUID() };
    const press = async () => (await callApi(rewardsFunction, createCustomerApi, { body, headers })).ok;
    return { press, cookies: ['', ''] };
  }),
  'a redemption': flow(['points: redeem', 'voucher issued'], async ({ server: { db } }) => {
    const { id: customerId } = await addCustomer(db, { totalPoints: 5_000 });
    const body = { customerId, rewardId: (await addReward(db)).id };
    const key = randomUUID();
    const press: Press = async (cookie) =>
      (await callApi(rewardsFunction, redeemRewardApi, { body, headers: { cookie, 'idempotency-key': key } }))
        .ok;
    return { press, cookies: [sessionFor(customerId), sessionFor(customerId)] };
  }),
  'a birthday': flow(['points: birthday'], async ({ server: { db } }) => {
    const birth = { dateOfBirth: `1980${today().slice(4)}`, dateOfBirthSetAt: new Date(0) };
    const { id } = await addCustomer(db, birth);
    const press: Press = async (cookie) => {
      const response = await callApi(rewardsFunction, checkBirthdayApi, {
        params: { id },
        headers: { cookie },
      });
      return response.ok || (await response.text()).includes('birthday_claimed');
    };
    return { press, cookies: [sessionFor(id), sessionFor(id)] };
  }),
  'a ticket of two lines that was in hand': atCounter(
    ['-held ticket', '2 x visit', 'audit record_ticket', 'points: earn', 'points: streak_bonus', 'ticket'],
    async ({ server: { db }, owner }) => {
      const lines = [ticketLine(), ticketLine({ metalType: 'brass', price: '2.50' })];
      const customerId = (await addCustomer(db, {}, TWO_VISITS)).id;
      const held = heldTicketOf({ customerId });
      const body = ticketOf({ hand: held.hand, customerId, lines, totalCents: 7_000 });
      await staffCall(adminFunction, holdTicketApi, owner, { id: body.ticketId, body: held });
      return (cookie) => staffCall(adminFunction, recordTicketApi, cookie, { body });
    },
  ),
  'a price held': flow(['held price open'], async () => {
    const body = holdOf();
    const headers = { 'idempotency-key': randomUUID() };
    const press = async () => (await callApi(quotesFunction, holdPriceApi, { body, headers })).ok;
    return { press, cookies: ['', ''] };
  }),
  'a ticket at a held price': atCounter(
    ['-held price open', 'audit record_ticket', 'held price used', 'ticket', 'visit'],
    async ({ server: { db } }) => {
      await callApi(quotesFunction, holdPriceApi, { body: holdOf() });
      const [hold] = await db
        .select({ id: priceHolds.id })
        .from(priceHolds)
        .where(isNull(priceHolds.ticketId));
      const body = ticketOf({ holdIds: [hold?.id ?? ''] });
      return (cookie) => staffCall(adminFunction, recordTicketApi, cookie, { body });
    },
  ),
  'two imported tickets, one of an account': atCounter(
    ['2 x audit take_ticket', '2 x ticket', '2 x visit', 'points: earn', 'points: streak_bonus'],
    async ({ server: { db } }) => {
      const soldAt = newYorkLocal(new Date(Date.now() - 60_000));
      const { phone } = await addCustomer(db, {}, TWO_VISITS);
      // Another sum than that of a ticket which a flow before it recorded in the same minute: that would be the same sale.
      const sale = { soldAt, lines: [ticketLine({ gross: '11' })], total: '49.50' };
      const body = { tickets: [posTicketOf({ ...sale, phone }), posTicketOf(sale)] };
      return (cookie) => staffCall(ownersFunction, importTicketsApi, cookie, { body });
    },
  ),
  'a ticket that a point of sale signed': flow(
    ['2 x visit', 'audit take_ticket', 'points: earn', 'ticket'],
    async ({ server: { db, mocks } }) => {
      const { phone } = await addCustomer(db);
      const body = JSON.stringify(posTicketOf({ phone, total: '45.03' }));
      const press = async () => (await callApi(webhooksFunction, posWebhookApi, mocks.pos.sign(body))).ok;
      return { press, cookies: ['', ''] };
    },
  ),
  'a ticket voided after some of its points were spent': atCounter(
    ['-ticket', 'audit void_ticket', 'points: owed', 'points: void', 'ticket voided'],
    async ({ server: { db }, owner }) => {
      const { id: customerId } = await addCustomer(db);
      const body = ticketOf({ customerId });
      await staffCall(adminFunction, recordTicketApi, owner, { body });
      const { id: rewardId } = await addReward(db, { pointsCost: 100 });
      await redeemReward(db, { customerId, rewardId, requestKey: randomUUID() });
      const asked = { id: body.ticketId, body: { reason: 'Entered twice' } };
      return (cookie) => staffCall(adminFunction, voidTicketApi, cookie, asked);
    },
  ),
  'a voucher honored': atCounter(
    ['-voucher issued', 'audit honor_voucher', 'voucher honored'],
    async (stage) => {
      const id = await voucher(stage);
      return (cookie) =>
        staffCall(adminFunction, counter.honorVoucherApi, cookie, { id, body: { idChecked: true } });
    },
    'already_done',
  ),
  'a voucher undone': atCounter(
    ['-voucher issued', 'audit undo_voucher', 'points: undo', 'voucher undone'],
    async (stage) => {
      const id = await voucher(stage);
      return (cookie) => staffCall(adminFunction, counter.undoVoucherApi, cookie, { id });
    },
    'already_done',
  ),
  'a correction of points': atCounter(
    ['audit adjust_points', 'points: adjust'],
    async ({ server: { db } }) => {
      const { id } = await addCustomer(db, { totalPoints: 1_000 });
      const body = { id: randomUUID(), points: -250, reason: 'Counted twice', seen: 1_000 };
      return (cookie) => staffCall(adminFunction, counter.adjustPointsApi, cookie, { id, body });
    },
  ),
  'two customers made one': atCounter(
    ['-customer', 'audit merge_customers', 'customer merged'],
    async ({ server: { db } }) => {
      const kept = await addCustomer(db, { totalPoints: 100 });
      const gone = await addCustomer(db, { totalPoints: 700, lifetimePoints: 1_000 });
      const body = { fromId: gone.id };
      return (cookie) => staffCall(adminFunction, counter.mergeCustomersApi, cookie, { id: kept.id, body });
    },
  ),
} satisfies Record<string, Flow>;
