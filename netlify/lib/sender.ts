import { idempotencyKeyOf } from './idempotency.ts';
import type { Call } from './route.ts';

/** Who sends something that is kept, and under which key. */
export interface Sender {
  /** As Netlify tells it. */
  readonly address: string;
  readonly idempotencyKey: string | null;
}

/** Throws invalid_input where the request has an Idempotency-Key that is none. */
export const senderOf = ({ request, context }: Pick<Call<unknown>, 'request' | 'context'>): Sender => ({
  address: context.ip,
  idempotencyKey: idempotencyKeyOf(request),
});
