import { createHmac, hash } from 'node:crypto';
import * as z from 'zod/mini';
import { CodedError } from '../../lib/http/errors.ts';
import { isSameSecret } from '../../lib/secret.ts';
import { fromExternalId } from './printful-order.ts';

/** What a Printful event is about. */
export interface PrintfulEvent {
  /** A hash of the signed content, because Printful's events have no id. */
  readonly id: string;
  readonly type: string;
  readonly kind: 'shipped' | 'failed' | 'other';
  /** null: not an order of ours. */
  readonly orderId: string | null;
}

const eventSchema = z.looseObject({
  type: z.string().check(z.maxLength(100)),
  /** The only thing that differs when the same event is sent again. */
  retries: z.optional(z.unknown()),
  data: z.optional(
    z.looseObject({ order: z.optional(z.looseObject({ external_id: z.optional(z.nullable(z.string())) })) }),
  ),
});

/** Event names of API version 2, which signs its events, and of version 1. */
const KINDS: ReadonlyMap<string, PrintfulEvent['kind']> = new Map([
  ['shipment_sent', 'shipped'],
  ['package_shipped', 'shipped'],
  ['order_failed', 'failed'],
  ['order_canceled', 'failed'],
]);

// Printful's docs do not say whether the key is the secret's hex digits or the bytes they encode: both are equally secret.
const keysOf = (secret: string): Buffer[] =>
  /^([0-9a-f]{2})+$/i.test(secret)
    ? [Buffer.from(secret, 'hex'), Buffer.from(secret)]
    : [Buffer.from(secret)];

function assertSigned(body: Uint8Array, signature: string | null, secret: string): void {
  const given = signature?.toLowerCase() ?? '';
  const isIt = keysOf(secret).some((key) =>
    isSameSecret(given, createHmac('sha256', key).update(body).digest('hex')),
  );
  if (!isIt) throw new CodedError('invalid_signature');
}

/**
 * The event in a body that Printful signed (header x-pf-webhook-signature). `body` is exactly what came over the wire. Throws
 * invalid_signature; invalid_input if the signed body is not an event.
 */
export function readPrintfulEvent(body: Uint8Array, signature: string | null, secret: string): PrintfulEvent {
  assertSigned(body, signature, secret);
  try {
    const { retries: _retries, ...event } = eventSchema.parse(JSON.parse(Buffer.from(body).toString('utf8')));
    return {
      id: hash('sha256', JSON.stringify(event), 'base64url'),
      type: event.type,
      kind: KINDS.get(event.type) ?? 'other',
      orderId: fromExternalId(event.data?.order?.external_id ?? ''),
    };
  } catch (cause) {
    throw new CodedError('invalid_input', { cause });
  }
}
