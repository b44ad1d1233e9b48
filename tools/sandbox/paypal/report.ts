import * as z from 'zod';
import type { PaypalAccount } from './account.ts';
import { PaypalApiError } from './api-error.ts';
import type { PaypalCaptureRecord, PaypalOrderRecord, PaypalRefundRecord } from './ledger.ts';

export const REPORT_PATH = '/v1/reporting/transactions';

const MAX_DAYS = 31;
const DAY_MS = 86_400_000;

const count = z.string().regex(/^\d+$/).transform(Number);

const parameters = z.strictObject({
  start_date: z.iso.datetime({ offset: true }),
  end_date: z.iso.datetime({ offset: true }),
  fields: z.literal('transaction_info').optional(),
  page_size: count.refine((size) => size >= 1 && size <= 500).optional(),
  page: count.optional(),
});

/** As PayPal writes times in reports. */
const timeOf = (iso: string) => iso.replace(/(\.\d+)?Z$/, '+0000');

function captureInfo({
  id,
  amount,
  custom_id,
  invoice_id,
  create_time,
  seller_receivable_breakdown,
}: PaypalCaptureRecord) {
  const fee = seller_receivable_breakdown?.paypal_fee;
  return {
    transaction_id: id,
    transaction_event_code: 'T0006',
    transaction_initiation_date: timeOf(create_time),
    transaction_updated_date: timeOf(create_time),
    transaction_amount: amount,
    ...(fee ? { fee_amount: { ...fee, value: `-${fee.value}` } } : {}),
    transaction_status: 'S',
    ...(custom_id === undefined ? {} : { custom_field: custom_id }),
    ...(invoice_id === undefined ? {} : { invoice_id }),
  };
}

const refundInfo = ({ id, amount, create_time, custom_id }: PaypalRefundRecord, captureId: string) => ({
  transaction_id: id,
  paypal_reference_id: captureId,
  paypal_reference_id_type: 'TXN',
  transaction_event_code: 'T1107',
  transaction_initiation_date: timeOf(create_time),
  transaction_updated_date: timeOf(create_time),
  transaction_amount: { ...amount, value: `-${amount.value}` },
  transaction_status: 'S',
  ...(custom_id === undefined ? {} : { custom_field: custom_id }),
});

const infosOf = ({ captures, refunds }: PaypalOrderRecord) => {
  const taken = captures.filter(({ status }) => !['PENDING', 'DECLINED'].includes(status));
  const [first] = taken;
  return [
    ...taken.map((capture) => captureInfo(capture)),
    ...(first ? refunds.map((refund) => refundInfo(refund, first.id)) : []),
  ];
};

/** GET /v1/reporting/transactions: what moved in a time of at most 31 days. */
export function answerReport({ ledger }: PaypalAccount, query: URLSearchParams) {
  const { data, error } = parameters.safeParse(Object.fromEntries(query));
  if (!data) {
    throw new PaypalApiError(400, 'INVALID_REQUEST', `/${(error.issues[0]?.path ?? []).join('/')}`);
  }
  const [start, end] = [Date.parse(data.start_date), Date.parse(data.end_date)];
  if (end < start || end - start > MAX_DAYS * DAY_MS) throw new PaypalApiError(400, 'INVALID_DATE_RANGE');
  const infos = [...ledger.orders.values()].flatMap(infosOf).filter(({ transaction_initiation_date: at }) => {
    const time = Date.parse(at);
    return time >= start && time <= end;
  });
  const { page_size: size = 100, page = 1 } = data;
  return {
    transaction_details: infos
      .slice((page - 1) * size, page * size)
      .map((info) => ({ transaction_info: info })),
    account_number: 'SANDBOX',
    start_date: timeOf(data.start_date),
    end_date: timeOf(data.end_date),
    page,
    total_items: infos.length,
    total_pages: Math.ceil(infos.length / size),
    links: [],
  };
}
