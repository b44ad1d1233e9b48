import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { providerEvents } from '../../database/schema/payments.ts';
import type { ProviderEvent } from './record-event.ts';

/** Whether an event has had its effect, before anybody is asked about it. recordEvent() has the last word. */
export async function isEventKnown(
  db: Database,
  { provider, id }: Pick<ProviderEvent, 'provider' | 'id'>,
): Promise<boolean> {
  const isIt = and(eq(providerEvents.provider, provider), eq(providerEvents.eventId, id));
  return (await db.$count(providerEvents, isIt)) > 0;
}
