import * as z from 'zod/mini';
import { CodedError, outage } from '../../lib/http/errors.ts';
import { accessToken, forgetAccessToken } from './access-token.ts';
import { send, type PaypalReply, PaypalRefusal } from './send-to-paypal.ts';

export interface PaypalQuestion {
  readonly method: 'GET' | 'POST';
  readonly path: `/v${1 | 2}/${string}`;
  readonly body?: unknown;
  /** The same id gets the same answer for six hours: a repeated request is done once. */
  readonly requestId?: string;
  /** Taking money takes PayPal longer than other calls. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 2_500;
/** The same request is running in another call and will be done in a moment. */
const UNDER_WAY = new Set(['PREVIOUS_REQUEST_IN_PROGRESS', 'ORDER_COMPLETION_IN_PROGRESS']);

const failure = z.object({
  name: z.optional(z.string()),
  details: z.optional(z.array(z.object({ issue: z.string() }))),
});

async function attempt({ method, path, body, requestId, timeoutMs = TIMEOUT_MS }: PaypalQuestion) {
  const headers = {
    authorization: `Bearer ${await accessToken()}`,
    'content-type': 'application/json',
    // Without this, the answer to a write has little more than the id.
    prefer: 'return=representation',
    ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
  };
  return send(
    path,
    { method, headers, ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}) },
    timeoutMs,
  );
}

/** What PayPal's refusal means to us; its own text is not passed on. */
function toOurs({ method }: PaypalQuestion, { status, value }: PaypalReply): Error {
  if (status === 404) return new CodedError('not_found');
  const known = failure.safeParse(value);
  const issue = known.data?.details?.[0]?.issue ?? known.data?.name ?? `HTTP_${status}`;
  if (status === 409 || UNDER_WAY.has(issue)) return outage(new PaypalRefusal(issue), 1);
  // A GET contains nobody's input: if it is refused, PayPal does not serve us at the moment.
  const isOfInput = method === 'POST' && (status === 400 || status === 422);
  return isOfInput ? new PaypalRefusal(issue) : outage(new PaypalRefusal(issue));
}

/** One PayPal call. Throws not_found, unavailable; for a POST also a PaypalRefusal, which the caller must handle. */
export async function askPaypal<T>(question: PaypalQuestion, schema: z.core.$ZodType<T>): Promise<T> {
  let reply = await attempt(question);
  if (reply.status === 401) {
    // Tokens can be revoked before they expire.
    forgetAccessToken();
    reply = await attempt(question);
  }
  if (reply.status >= 300) throw toOurs(question, reply);
  const parsed = z.safeParse(schema, reply.value);
  if (!parsed.success) throw outage(new PaypalRefusal('UNREADABLE'));
  return parsed.data;
}
