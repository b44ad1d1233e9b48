import {
  createCustomerApi,
  checkBirthdayApi,
  leaveRewardsApi,
  listPointsHistoryApi,
  listRedemptionsApi,
  listRewardsApi,
  listTransactionsApi,
  lookUpCustomerApi,
} from '../../src/domain/rewards/rewards.api.ts';
import {
  enterMailedCodeApi,
  mailRewardsCodeApi,
  setCodeByMailApi,
} from '../../src/domain/rewards/mailed-code.api.ts';
import { askAboutTicketApi } from '../../src/domain/inquiries/ticket-questions.api.ts';
import { findTicketApi, showTicketApi } from '../../src/domain/tickets/find/ticket-look-up.api.ts';
import { agreeApi, openShownApi } from '../../src/domain/tickets/shown/shown-tickets.api.ts';
import {
  openStatementApi,
  readStatementApi,
  setMonthlyMailApi,
  stopMonthlyMailApi,
} from '../../src/domain/tickets/statement/statement.api.ts';
import { listOwnTicketsApi } from '../../src/domain/tickets/tickets.api.ts';
import { redeemRewardApi } from '../../src/domain/rewards/redeem-reward.api.ts';
import type { Database } from '../database/client.ts';
import type { customers } from '../database/schema/rewards.ts';
import type { CallContext } from '../lib/http/call.ts';
import { CodedError } from '../lib/http/errors.ts';
import { codeMark, statementMark, ticketsMark, voucherMark } from '../lib/sessions/rewards-device.ts';
import {
  closeSession,
  openSession,
  requireCustomer,
  sessionCustomer,
} from '../lib/sessions/rewards-session.ts';
import { assertSameSite } from '../lib/http/read-request.ts';
import { hasMark, setMark } from '../lib/sessions/signed-mark.ts';
import { on, serve } from '../lib/http/serve.ts';
import { askAboutTicket } from '../services/inquiries/ask-about-ticket.ts';
import { kickOutbox, thenKickOutbox } from '../services/kick-outbox.ts';
import { claimBirthday } from '../services/rewards/points/claim-birthday.ts';
import { createCustomer } from '../services/rewards/customers/create-customer.ts';
import {
  listPointsHistory,
  listRedemptions,
  listTransactions,
} from '../services/rewards/customers/customer-lists.ts';
import {
  enterCode,
  lookUpCustomer,
  mailCodeTo,
  proveMail,
  setCodeByMail,
} from '../services/rewards/customers/look-up-customer.ts';
import { listRewards, redeemReward } from '../services/rewards/redeem-reward.ts';
import { readCustomer } from '../services/rewards/customers/read-customer.ts';
import { assertOwnTicket, findTicket, listOwnTickets } from '../services/tickets/find-ticket.ts';
import {
  monthlyMailPage,
  setMonthlyMail,
  stopMonthlyMail,
} from '../services/tickets/statement/monthly-mail.ts';
import { customerWithEmail, readStatement } from '../services/tickets/statement/read-statement.ts';
import { agreeToShown, openShown } from '../services/tickets/shown-tickets.ts';

/** Signs this device in after a mailed code, and marks it where the customer asks for one. */
async function opened(
  db: Database,
  context: CallContext,
  { id, email, codeByMailSince }: Pick<typeof customers.$inferSelect, 'id' | 'email' | 'codeByMailSince'>,
) {
  const customer = await readCustomer(db, id);
  if (!customer) throw new CodedError('not_found');
  await openSession(db, context, id);
  if (codeByMailSince) setMark(context, codeMark(id, codeByMailSince));
  if (email !== null) setMark(context, statementMark(id, email));
  return customer;
}

/** Whose statements this device opens; null: it never proved the customer's email, as it is now. */
async function provenCustomer(db: Database, context: CallContext, customerId: string) {
  const id = await requireCustomer(db, context, customerId);
  const customer = await customerWithEmail(db, id);
  return customer && hasMark(context, statementMark(id, customer.email)) ? customer : null;
}

export default serve(
  on(listRewardsApi, ({ db }) => listRewards(db)),
  on(createCustomerApi, async ({ db, input, sender, context }) => {
    const customer = await createCustomer(db, input, sender);
    await openSession(db, context, customer.id);
    return customer;
  }),
  on(lookUpCustomerApi, async ({ db, params, request, context }) => {
    // It changes whom this browser sees, so other sites must not be able to trigger it.
    assertSameSite(request);
    const found = await lookUpCustomer(db, params.phone, {
      address: context.ip,
      own: await sessionCustomer(db, context),
      isKnown: (id, since) => hasMark(context, codeMark(id, since)),
    });
    if ('id' in found) await openSession(db, context, found.id);
    else context.waitUntil(kickOutbox(db));
    return found;
  }),
  on(enterMailedCodeApi, async ({ db, params, input, context }) => {
    const customer = await enterCode(db, params.phone, { ...input, address: context.ip });
    return opened(db, context, customer);
  }),
  on(
    mailRewardsCodeApi,
    thenKickOutbox(async ({ db, params, context }) =>
      mailCodeTo(db, await requireCustomer(db, context, params.id)),
    ),
  ),
  on(setCodeByMailApi, async ({ db, params, input, context }) => {
    const id = await requireCustomer(db, context, params.id);
    return opened(db, context, await setCodeByMail(db, id, { ...input, address: context.ip }));
  }),
  on(listTransactionsApi, async ({ db, params, context }) =>
    listTransactions(db, await requireCustomer(db, context, params.id)),
  ),
  on(listOwnTicketsApi, async ({ db, params, context }) => {
    const id = await requireCustomer(db, context, params.id);
    return hasMark(context, ticketsMark(id)) ? listOwnTickets(db, id) : null;
  }),
  on(readStatementApi, async ({ db, params, query, context }) => {
    const customer = await provenCustomer(db, context, params.id);
    return customer && readStatement(db, customer, query.period);
  }),
  on(openStatementApi, async ({ db, params, input, context }) => {
    const id = await requireCustomer(db, context, params.id);
    const { email } = await proveMail(db, id, { ...input, address: context.ip });
    if (email !== null) setMark(context, statementMark(id, email));
    return { opened: true } as const;
  }),
  on(setMonthlyMailApi, async ({ db, params, input, context }) => {
    const customer = await provenCustomer(db, context, params.id);
    return customer && setMonthlyMail(db, customer.id, input.isMailed);
  }),
  on(stopMonthlyMailApi, ({ db, params }) => stopMonthlyMail(db, params), {
    page: ({ db, params }) => monthlyMailPage(db, params),
  }),
  on(showTicketApi, async ({ db, params, input, context }) => {
    const id = await requireCustomer(db, context, params.id);
    await assertOwnTicket(db, id, input, context.ip);
    setMark(context, ticketsMark(id));
    return listOwnTickets(db, id);
  }),
  on(findTicketApi, ({ db, input, sender }) => findTicket(db, input, sender.address)),
  on(openShownApi, ({ db, input, sender }) => openShown(db, input, sender.address)),
  on(agreeApi, ({ db, input, sender }) => agreeToShown(db, input, sender.address)),
  on(
    askAboutTicketApi,
    thenKickOutbox(async ({ db, input, sender, context }) => {
      const viewer = input.ticketId === null ? null : await sessionCustomer(db, context);
      return askAboutTicket(db, input, { ...sender, viewer });
    }),
  ),
  on(listRedemptionsApi, async ({ db, params, context }) => {
    const id = await requireCustomer(db, context, params.id);
    return listRedemptions(db, id, (redemption) => hasMark(context, voucherMark(redemption)));
  }),
  on(listPointsHistoryApi, async ({ db, params, context }) =>
    listPointsHistory(db, await requireCustomer(db, context, params.id)),
  ),
  on(checkBirthdayApi, async ({ db, params, context }) =>
    claimBirthday(db, await requireCustomer(db, context, params.id)),
  ),
  on(redeemRewardApi, async ({ db, input, context, sender }) => {
    await requireCustomer(db, context, input.customerId);
    const voucher = await redeemReward(db, { ...input, requestKey: sender.idempotencyKey });
    setMark(context, voucherMark(voucher.id));
    return voucher;
  }),
  on(leaveRewardsApi, async ({ db, context }) => {
    await closeSession(db, context);
    return { left: true } as const;
  }),
);

export const config = {
  path: [
    '/api/rewards',
    '/api/customers',
    '/api/customers/phone/:phone',
    '/api/customers/phone/:phone/mailed-code',
    '/api/customers/:id/mailed-code',
    '/api/customers/:id/transactions',
    '/api/customers/:id/tickets',
    '/api/customers/:id/statement',
    '/api/monthly-mail/:id/:token',
    '/api/tickets/find',
    '/api/tickets/shown',
    '/api/tickets/shown/agreement',
    '/api/tickets/questions',
    '/api/customers/:id/redemptions',
    '/api/customers/:id/points-history',
    '/api/customers/:id/check-birthday',
    '/api/rewards/redeem',
    '/api/rewards/session',
  ],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
