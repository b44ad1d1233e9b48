import type { Endpoint } from '../../src/domain/shared/endpoint.ts';
import { database, type Database } from '../database/client.ts';
import { readBytes } from './read-body.ts';
import { jsonAnswer } from './respond.ts';
import type { CallContext, Route } from './route.ts';

const MAX_BYTES = 512_000;

export interface WebhookCall {
  /** As it came over the wire: signatures are made of these bytes. */
  readonly body: Uint8Array;
  readonly request: Request;
  readonly context: CallContext;
  /** Connects on first use. */
  readonly db: Database;
}

/** A call that a provider makes, not a browser: no origin to check, and `work` proves the sender by its signature. */
export function webhookRoute(
  { method, path }: Endpoint<undefined, { received: true }>,
  work: (call: WebhookCall) => Promise<void>,
): Route {
  return {
    method,
    path,
    async answer(request, context) {
      const body = await readBytes(request, MAX_BYTES);
      await work({
        body,
        request,
        context,
        get db() {
          return database();
        },
      });
      return jsonAnswer(200, { received: true });
    },
  };
}
