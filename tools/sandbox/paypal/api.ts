import type { Answerer, RoomAnswer, RoomRequest } from '../room.ts';
import { findByCapture, findOrder, findRefund } from './books.ts';
import { captureOrder } from './capture-order.ts';
import { createOrder } from './create-order.ts';
import { CERTIFICATE, CERTIFICATE_PATH, type Desk } from './desk.ts';
import { missing, PaypalFailure } from './failure.ts';
import { newToken } from './ids.ts';
import { parseNewOrder, parseNewRefund } from './parameters.ts';
import { refundCapture } from './refund-capture.ts';
import { answerReport, REPORT_PATH } from './report.ts';
import { viewCapture, viewOrder, viewShort } from './views.ts';

const TOKEN_SECONDS = 32_400;

export interface Credentials {
  readonly clientId: string;
  readonly secret: string;
}

function giveToken(
  { books }: Desk,
  { headers, body }: RoomRequest,
  { clientId, secret }: Credentials,
): RoomAnswer {
  const expected = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
  const isGrant = new URLSearchParams(body).get('grant_type') === 'client_credentials';
  if (headers.authorization !== expected || !isGrant) {
    return {
      status: 401,
      body: { error: 'invalid_client', error_description: 'Client Authentication failed' },
    };
  }
  const token = newToken();
  books.tokens.add(token);
  return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS } };
}

function authenticate({ books }: Desk, { method, headers }: RoomRequest): void {
  const token = headers.authorization?.replace(/^Bearer /, '') ?? '';
  if (!books.tokens.has(token)) throw new PaypalFailure(401, 'INVALID_TOKEN');
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  if (method === 'POST' && !isJson) throw new PaypalFailure(400, 'MALFORMED_REQUEST_JSON');
}

function work(desk: Desk, { method, path, query, headers, body }: RoomRequest): RoomAnswer {
  const { books, linkTo } = desk;
  if (method === 'GET' && path === REPORT_PATH) return { status: 200, body: answerReport(desk, query) };
  const [, kind = '', id = '', verb = ''] =
    /^\/(v2\/checkout\/orders|v2\/payments\/captures|v2\/payments\/refunds|v1\/customer\/disputes)(?:\/([\w-]+))?(?:\/(\w+))?$/.exec(
      path,
    ) ?? [];
  const view = headers['prefer'] === 'return=representation' ? viewOrder : viewShort;
  switch (`${method} ${kind}${id && '/:id'}${verb && `/${verb}`}`) {
    case 'POST v2/checkout/orders': {
      const order = parseNewOrder(body);
      const isNamed = headers['paypal-request-id'] !== undefined;
      if (order.payment_source && !isNamed) throw new PaypalFailure(400, 'PAYPAL_REQUEST_ID_REQUIRED');
      return { status: 201, body: view(createOrder(desk, order), linkTo) };
    }
    case 'GET v2/checkout/orders/:id':
      return { status: 200, body: viewOrder(findOrder(books, id), linkTo) };
    case 'POST v2/checkout/orders/:id/capture':
      return { status: 201, body: view(captureOrder(desk, id), linkTo) };
    case 'GET v2/payments/captures/:id':
      return { status: 200, body: viewCapture(findByCapture(books, id).capture, linkTo) };
    case 'POST v2/payments/captures/:id/refund': {
      const { id: refundId, status, links, ...more } = refundCapture(desk, id, parseNewRefund(body));
      const isFull = headers['prefer'] === 'return=representation';
      return { status: 201, body: { id: refundId, status, links, ...(isFull ? more : {}) } };
    }
    case 'GET v2/payments/refunds/:id':
      return { status: 200, body: findRefund(books, id) };
    case 'GET v1/customer/disputes/:id': {
      const dispute = books.disputes.get(id);
      if (!dispute) throw missing();
      return { status: 200, body: dispute };
    }
    default:
      throw missing();
  }
}

/** What a call is answered with where `call` may throw a PaypalFailure. */
export function answerFailures(call: () => RoomAnswer): RoomAnswer {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof PaypalFailure)) throw error;
    return { status: error.status, body: error.body };
  }
}

/** PayPal's API for our functions: tokens, JSON, PayPal-Request-Id, and the certificate that proves its events. */
export function createApi(desk: Desk, credentials: Credentials): Answerer {
  const replays = new Map<string, RoomAnswer>();
  return (request) => {
    const { method, path, headers } = request;
    if (path === CERTIFICATE_PATH) return { status: 200, body: CERTIFICATE };
    if (path === '/v1/oauth2/token') return giveToken(desk, request, credentials);
    return answerFailures(() => {
      if (path.startsWith('/v1/notifications/certs/')) throw missing();
      authenticate(desk, request);
      const requestId = headers['paypal-request-id'];
      const key = method === 'POST' && requestId ? `${path} ${String(requestId)}` : null;
      const before = key === null ? undefined : replays.get(key);
      if (before) return { ...before, status: before.status === 201 ? 200 : before.status };
      // Refusals too are answered again: whoever asks anew in earnest must say so with another id.
      const answer = answerFailures(() => work(desk, request));
      if (key !== null) replays.set(key, answer);
      return answer;
    });
  };
}
