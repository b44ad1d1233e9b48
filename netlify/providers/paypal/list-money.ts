import * as z from 'zod/mini';
import type { MoneyThere } from '../money-at-provider.ts';
import { askPaypal } from './ask-paypal.ts';
import { paypalCents, moneySchema } from './paypal-money.ts';

const PAGE_SIZE = 500;
const DONE = 'S';
const REFUND = 'T1107';
/** All codes of payments start with it. */
const PAYMENT = /^T00/;

const reportSchema = z.object({
  transaction_details: z.optional(
    z.array(
      z.object({
        transaction_info: z.object({
          transaction_id: z.string(),
          paypal_reference_id: z.optional(z.string()),
          transaction_event_code: z.string(),
          transaction_initiation_date: z.string(),
          transaction_amount: moneySchema,
          transaction_status: z.string(),
          custom_field: z.optional(z.string()),
        }),
      }),
    ),
  ),
});

/**
 * The newest 500 captures and refunds since a time at most 31 days ago. PayPal lists them some hours late.
 * https://developer.paypal.com/docs/transaction-search/. Throws unavailable, also if the app may not search.
 */
export async function listPaypalMoney(since: Date): Promise<MoneyThere> {
  const query = new URLSearchParams({
    start_date: since.toISOString(),
    end_date: new Date().toISOString(),
    fields: 'transaction_info',
    page_size: String(PAGE_SIZE),
    page: '1',
  });
  const report = await askPaypal(
    { method: 'GET', path: `/v1/reporting/transactions?${query}` },
    reportSchema,
  );
  const done = (report.transaction_details ?? [])
    .filter(({ transaction_info: { transaction_status: status } }) => status === DONE)
    .flatMap(({ transaction_info: info }) => {
      const amountCents = paypalCents(info.transaction_amount);
      const at = new Date(info.transaction_initiation_date);
      return amountCents === null ? [] : [{ ...info, amountCents, at }];
    });

  const refunds = done
    .filter(({ transaction_event_code: code }) => code === REFUND)
    .flatMap(({ transaction_id: reference, paypal_reference_id: paymentId, amountCents, at }) =>
      paymentId === undefined
        ? []
        : [{ reference, paymentId, paymentReference: paymentId, amountCents, isReversed: false, at }],
    );
  const refundedOf = (id: string) =>
    refunds
      .filter(({ paymentId }) => paymentId === id)
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const payments = done
    .filter(({ transaction_event_code: code }) => PAYMENT.test(code))
    .flatMap(({ transaction_id: id, custom_field: orderId, amountCents, at }) =>
      orderId ? [{ id, reference: id, orderId, amountCents, refundedCents: refundedOf(id), at }] : [],
    );
  return { payments, refunds };
}
