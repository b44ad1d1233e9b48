import * as z from 'zod/mini';
import type { YardId } from '../../business/yards.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import { pushDeviceSchema, type PushHours } from './push.schema.ts';

/** What a device is notified of. */
export interface PushChoice {
  /** null: all yards. */
  readonly yards: readonly YardId[] | null;
  /** null: at any time. */
  readonly hours: PushHours | null;
}

interface PushState {
  /** What a browser subscribes with; null: the site has no keys, so nobody can turn notifications on. */
  readonly publicKey: string | null;
  /** This device, with its address at the push service and the ISO time when its notifications end; null: off. */
  readonly device: (PushChoice & { readonly endpoint: string; readonly endsAt: string }) | null;
}

export const readPushApi = endpoint('GET /api/admin/push', {
  output: answer<PushState>(),
  access: 'staff',
  /** SHA-256 of the browser's address at the push service, in hex: by it a new session finds its device. */
  query: z.object({ device: z.optional(z.string().check(z.regex(/^[\da-f]{64}$/))) }),
});

/** Turns notifications on for the caller's session, or changes what it is notified of. Safe to repeat. */
export const turnOnPushApi = endpoint('PUT /api/admin/push', {
  input: pushDeviceSchema,
  output: answer<PushChoice>(),
  access: 'staff',
  errors: ['push_not_set_up'],
});

/** Safe to repeat. */
export const turnOffPushApi = endpoint('DELETE /api/admin/push', {
  output: answer<{ done: true }>(),
  access: 'staff',
});
