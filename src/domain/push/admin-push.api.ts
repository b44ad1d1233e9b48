import type { YardId } from '../../business/yards.ts';
import { answer, endpoint } from '../shared/endpoint.ts';
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
  /** The device of the caller's session, with its address at the push service; null: off. */
  readonly device: (PushChoice & { readonly endpoint: string }) | null;
}

export const readPushApi = endpoint({
  method: 'GET',
  path: '/api/admin/push',
  output: answer<PushState>(),
  access: 'staff',
});

/** Turns notifications on for the caller's session, or changes what it is notified of. Safe to repeat. */
export const turnOnPushApi = endpoint({
  method: 'PUT',
  path: '/api/admin/push',
  input: pushDeviceSchema,
  output: answer<PushChoice>(),
  access: 'staff',
  errors: ['push_not_set_up'],
});

/** Safe to repeat. */
export const turnOffPushApi = endpoint({
  method: 'DELETE',
  path: '/api/admin/push',
  output: answer<{ done: true }>(),
  access: 'staff',
});
