import type { MockAnswer, MockHandler, MockRequest } from '../mock-server.ts';
import { CERTIFICATE_PATH, CERTIFICATE_PEM, type PaypalAccount } from './account.ts';
import { invalidResourceId, PaypalApiError } from './api-error.ts';
import { newToken } from './ids.ts';
import { findByCapture, findOrderRecord, findRefundRecord } from './ledger.ts';
import { captureOrderRecord, addOrderRecord } from './orders.ts';
import { parsePaypalOrder, parsePaypalRefund } from './parameters.ts';
import { applyCaptureRefund } from './refund-capture.ts';
import { answerReport, REPORT_PATH } from './report.ts';
import { viewCapture, viewOrder, viewShort } from './views.ts';

const TOKEN_SECONDS = 32_400;

export interface Credentials {
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
