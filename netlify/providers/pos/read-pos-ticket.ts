import { createHmac } from 'node:crypto';
import { POS_REPLAY_WINDOW_MS } from '../../../src/business/constants.ts';
import { type PosTicket, posTicketSchema } from '../../../src/domain/tickets/pos/pos-ticket.schema.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { parseInput } from '../../lib/http/read-request.ts';
import { isSameSecret } from '../../lib/secret.ts';

function assertSigned(body: Uint8Array, headers: Headers, secret: string, now: Date): void {
  const time = headers.get('x-pos-time') ?? '';
  const given = headers.get('x-pos-signature')?.toLowerCase() ?? '';
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  const isTimely =
    /^\d{1,12}$/.test(time) && Math.abs(now.getTime() - Number(time) * 1_000) <= POS_REPLAY_WINDOW_MS;
  if (!isSameSecret(given, expected) || !isTimely) throw new CodedError('invalid_signature');
}

/**
 * The ticket in a body that the yards' own system signed: header x-pos-time in seconds since 1970, and x-pos-signature, the hex digits of
 * HMAC-SHA256 over "<time>.<body>". Throws invalid_signature, also for a time that is too far from ours; invalid_input with its fields.
 */
export async function readPosTicket(
  body: Uint8Array,
  headers: Headers,
  secret: string,
  now: Date = new Date(),
): Promise<PosTicket> {
  assertSigned(body, headers, secret, now);
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(body).toString('utf8'));
  } catch (cause) {
    throw new CodedError('invalid_input', { cause });
  }
  return parseInput(posTicketSchema, value);
}
