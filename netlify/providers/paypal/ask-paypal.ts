import * as z from 'zod/mini';
import { CodedError, outage } from '../../lib/errors.ts';
import { accessToken, forgetAccessToken } from './access-token.ts';
import { send, type PaypalReply, PaypalRefusal } from './send-to-paypal.ts';

export interface PaypalQuestion {
  readonly method: 'GET' | 'POST';
  readonly path: `/v${1 | 2}/${string}`;
  readonly body?: unknown;
  /** The same one gives the same answer for six hours: what is asked twice is done once. */
  readonly requestId?: string;
  /** Taking money takes PayPal longer than the rest. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 2_500;
/** The same question is at work in another call, which is done in a moment. */
const UNDER_WAY = new Set(['PREVIOUS_REQUEST_IN_PROGRESS', 'ORDER_COMPLETION_IN_PROGRESS']);

const failure = z.object({
  name: z.optional(z.string()),
  details: z.optional(z.array(z.object({ issue: z.string() }))),
});

async function attempt({ method, path, body, requestId, timeoutMs = TIMEOUT_MS }: PaypalQuestion) {
  const headers = {
    authorization: `Bearer ${await accessToken()}`,
    'content-type': 'application/json',
    // Else an answer to a write has hardly more than the id.
    prefer: 'return=representation',
    ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
  };
  return send(
    path,
    { method, headers, ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}) },
    timeoutMs,
  );
}

/** What PayPal's refusal means to us; its own text stays there. */
function toOurs({ method }: PaypalQuestion, { status, value }: PaypalReply): Error {
  if (status === 404) return new CodedError('not_found');
  const known = failure.safeParse(value);
  const issue = known.data?.details?.[0]?.issue ?? known.data?.name ?? `HTTP_${status}`;
  if (status === 409 || UNDER_WAY.has(issue)) return outage(new PaypalRefusal(issue), 1);
  // Nobody's input is in a mere question: where that is refused, PayPal does not serve us now.
  const isOfInput = method === 'POST' && (status === 400 || status === 422);
  return isOfInput ? new PaypalRefusal(issue) : outage(new PaypalRefusal(issue));
}

/** Asks PayPal one thing. Throws not_found, unavailable; of a POST also a PaypalRefusal, which the caller has to take. */
export async function askPaypal<T>(question: PaypalQuestion, schema: z.core.$ZodType<T>): Promise<T> {
  let reply = await attempt(question);
  if (reply.status === 401) {
    // Tokens can be withdrawn before their time.
    forgetAccessToken();
    reply = await attempt(question);
  }
  if (reply.status >= 300) throw toOurs(question, reply);
  const parsed = z.safeParse(schema, reply.value);
  if (!parsed.success) throw outage(new PaypalRefusal('UNREADABLE'));
  return parsed.data;
}
