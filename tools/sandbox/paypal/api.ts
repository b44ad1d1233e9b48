import * as z from 'zod';
import type { MockAnswer, MockHandler, MockRequest } from '../mock-server.ts';
import {
  CERTIFICATE_PATH,
  CERTIFICATE_PEM,
  type PaypalAccount,
  viewCapture,
  viewOrder,
  viewShort,
} from './account.ts';
import { invalidResourceId, newToken, PaypalApiError } from './api-error.ts';
import {
  findByCapture,
  findOrderRecord,
  findRefundRecord,
  type PaypalCaptureRecord,
  type PaypalOrderRecord,
  type PaypalRefundRecord,
} from './ledger.ts';
import { addOrderRecord, captureOrderRecord } from './orders.ts';
import { parsePaypalOrder, parsePaypalRefund } from './parameters.ts';
import { applyCaptureRefund } from './refund-capture.ts';

const REPORT_PATH = '/v1/reporting/transactions';

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
function answerReport({ ledger }: PaypalAccount, query: URLSearchParams) {
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

const TOKEN_SECONDS = 32_400;

interface Credentials {
  readonly clientId: string;
  readonly secret: string;
}

function giveToken(
  { ledger }: PaypalAccount,
  { headers, body }: MockRequest,
  { clientId, secret }: Credentials,
): MockAnswer {
  const expected = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
  const isGrant = new URLSearchParams(body).get('grant_type') === 'client_credentials';
  if (headers.authorization !== expected || !isGrant) {
    return {
      status: 401,
      body: { error: 'invalid_client', error_description: 'Client Authentication failed' },
    };
  }
  const token = newToken();
  ledger.tokens.add(token);
  return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS } };
}

function authenticate({ ledger }: PaypalAccount, { method, headers }: MockRequest): void {
  const token = headers.authorization?.replace(/^Bearer /, '') ?? '';
  if (!ledger.tokens.has(token)) throw new PaypalApiError(401, 'INVALID_TOKEN');
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  if (method === 'POST' && !isJson) throw new PaypalApiError(400, 'MALFORMED_REQUEST_JSON');
}

function work(account: PaypalAccount, { method, path, query, headers, body }: MockRequest): MockAnswer {
  const { ledger, linkTo } = account;
  if (method === 'GET' && path === REPORT_PATH) return { status: 200, body: answerReport(account, query) };
  const [, kind = '', id = '', verb = ''] =
    /^\/(v2\/checkout\/orders|v2\/payments\/captures|v2\/payments\/refunds|v1\/customer\/disputes)(?:\/([\w-]+))?(?:\/(\w+))?$/.exec(
      path,
    ) ?? [];
  const view = headers['prefer'] === 'return=representation' ? viewOrder : viewShort;
  switch (`${method} ${kind}${id && '/:id'}${verb && `/${verb}`}`) {
    case 'POST v2/checkout/orders': {
      const order = parsePaypalOrder(body);
      const isNamed = headers['paypal-request-id'] !== undefined;
      if (order.payment_source && !isNamed) throw new PaypalApiError(400, 'PAYPAL_REQUEST_ID_REQUIRED');
      return { status: 201, body: view(addOrderRecord(account, order), linkTo) };
    }
    case 'GET v2/checkout/orders/:id':
      return { status: 200, body: viewOrder(findOrderRecord(ledger, id), linkTo) };
    case 'POST v2/checkout/orders/:id/capture':
      return { status: 201, body: view(captureOrderRecord(account, id), linkTo) };
    case 'GET v2/payments/captures/:id':
      return { status: 200, body: viewCapture(findByCapture(ledger, id).capture, linkTo) };
    case 'POST v2/payments/captures/:id/refund': {
      const {
        id: refundId,
        status,
        links,
        ...more
      } = applyCaptureRefund(account, id, parsePaypalRefund(body));
      const isFull = headers['prefer'] === 'return=representation';
      return { status: 201, body: { id: refundId, status, links, ...(isFull ? more : {}) } };
    }
    case 'GET v2/payments/refunds/:id':
      return { status: 200, body: findRefundRecord(ledger, id) };
    case 'GET v1/customer/disputes/:id': {
      const dispute = ledger.disputes.get(id);
      if (!dispute) throw invalidResourceId();
      return { status: 200, body: dispute };
    }
    default:
      throw invalidResourceId();
  }
}

/** Answers a PaypalApiError that `call` throws. */
export function answerPaypalErrors(call: () => MockAnswer): MockAnswer {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof PaypalApiError)) throw error;
    return { status: error.status, body: error.body };
  }
}

/** PayPal's API for our functions: tokens, JSON, PayPal-Request-Id, and the certificate that proves its events. */
export function createPaypalApi(account: PaypalAccount, credentials: Credentials): MockHandler {
  const replays = new Map<string, MockAnswer>();
  return (request) => {
    const { method, path, headers } = request;
    if (path === CERTIFICATE_PATH) return { status: 200, body: CERTIFICATE_PEM };
    if (path === '/v1/oauth2/token') return giveToken(account, request, credentials);
    return answerPaypalErrors(() => {
      if (path.startsWith('/v1/notifications/certs/')) throw invalidResourceId();
      authenticate(account, request);
      const requestId = headers['paypal-request-id'];
      const key = method === 'POST' && requestId ? `${path} ${String(requestId)}` : null;
      const before = key === null ? undefined : replays.get(key);
      if (before) return { ...before, status: before.status === 201 ? 200 : before.status };
      // Refusals are replayed too: a new attempt needs a new id.
      const answer = answerPaypalErrors(() => work(account, request));
      if (key !== null) replays.set(key, answer);
      return answer;
    });
  };
}
