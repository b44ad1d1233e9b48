import type { Stripe } from 'stripe';
import type * as z from 'zod';

/** The `error` of a Stripe answer. */
interface StripeErrorBody {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly charge?: string;
  readonly payment_intent?: object;
  readonly payment_method?: Stripe.PaymentMethod;
}

/** An error answer. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalidRequest = (
  message: string,
  details: { code?: string; param?: string } = {},
): StripeApiError => new StripeApiError(400, { type: 'invalid_request_error', message, ...details });

export const resourceMissing = (kind: string, id: string, param = 'id'): StripeApiError =>
  new StripeApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

/** The intent's state no longer allows the call, or not yet. */
export const unexpectedState = (intent: Stripe.PaymentIntent, message: string): StripeApiError =>
  new StripeApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: intent,
  });

/** A form's values; the keys of lists are indexes. */
export interface FormValues {
  [name: string]: string | FormValues;
}

const empty = (): FormValues => Object.create(null) as FormValues;

/** The inner values under a name, created if there are none. */
function descend(level: FormValues, name: string): FormValues {
  const found = level[name];
  if (typeof found === 'object') return found;
  const inner = empty();
  Object.assign(level, { [name]: inner });
  return inner;
}

/** Reads `a=1&b[c]=2&d[0]=3&d[]=4`, like Stripe's API. */
export function readForm(text: string | URLSearchParams): FormValues {
  const values = empty();
  for (const [key, value] of new URLSearchParams(text)) {
    const names = key.split('[').map((part, index) => (index === 0 ? part : part.replace(/\]$/, '')));
    const last = names.pop() ?? '';
    const level = names.reduce(descend, values);
    // `d[]` appends.
    level[last || String(Object.keys(level).length)] = value;
  }
  return values;
}

/** `shipping[address][line1]`, the format in which Stripe names a wrong field. */
const paramOf = ([first, ...rest]: readonly PropertyKey[]): string =>
  String(first ?? '') + rest.map((part) => `[${String(part)}]`).join('');

/** The form's values, or Stripe's 400 about the first wrong one. */
export function parseParameters<Schema extends z.ZodType>(
  schema: Schema,
  form: FormValues,
): z.output<Schema> {
  const { success, data, error } = schema.safeParse({ ...form }, { reportInput: true });
  if (success) return data;
  const [issue] = error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const param = paramOf([...issue.path, issue.keys[0] ?? '']);
    throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = paramOf(issue?.path ?? []);
  if (issue?.code === 'invalid_type' && issue.input === undefined) {
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const code: unknown = issue?.code === 'custom' ? issue.params?.['code'] : undefined;
  throw invalidRequest(issue?.message ?? 'Invalid request', {
    ...(typeof code === 'string' ? { code } : {}),
    param,
  });
}
