import type { SignedEvent } from '../../tools/sandbox/webhooks.ts';
import type { Ask } from './crash-flow.ts';
import { settled } from './wait-until.ts';

/** A provider tells all it has to tell, each until it is taken. */
export function tells(
  events: () => readonly SignedEvent[],
  deliver: (event: SignedEvent) => Promise<Response>,
): Ask {
  const taken = new Set<SignedEvent>();
  return async () => {
    for (const event of events().filter((each) => !taken.has(each))) {
      const { ok } = await deliver(event);
      await settled();
      if (!ok) return false;
      taken.add(event);
    }
    return true;
  };
}
