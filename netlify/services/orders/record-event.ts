import type { Executor, Database } from '../../database/client.ts';
import { providerEvents } from '../../database/schema/payments.ts';
import { and, eq } from 'drizzle-orm';

export interface ProviderEvent {
  readonly provider: (typeof providerEvents.$inferInsert)['provider'];
  /** The provider's id. */
  readonly id: string;
  readonly type: string;
  /** Null if it is about an order that we do not have. */
  readonly orderId: string | null;
}

/**
 * Records an event in the transaction of its effect. False: it was recorded before, and has had its effect. A rival with the
 * same event waits here until this transaction ends.
 */
export async function recordEvent(
  tx: Executor,
  { id: eventId, provider, type, orderId }: ProviderEvent,
): Promise<boolean> {
  const noted = await tx
    .insert(providerEvents)
    .values({ eventId, provider, type, orderId })
    .onConflictDoNothing()
    .returning({ eventId: providerEvents.eventId });
  return noted.length > 0;
}

/** Whether an event has had its effect, before we ask the provider about it. recordEvent() decides. */
export async function isEventKnown(
  db: Database,
  { provider, id }: Pick<ProviderEvent, 'provider' | 'id'>,
): Promise<boolean> {
  const isIt = and(eq(providerEvents.provider, provider), eq(providerEvents.eventId, id));
  return (await db.$count(providerEvents, isIt)) > 0;
}
