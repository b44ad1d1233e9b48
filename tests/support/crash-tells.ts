import type { SignedEvent } from '../../tools/sandbox/webhooks.ts';
import type { Step } from './crash-flow.ts';
import { settled } from './wait-until.ts';

/** A provider delivers all its events, each until it is accepted; its rival delivers the same, without waiting. */
export function tells(
  events: () => readonly SignedEvent[],
  deliver: (event: SignedEvent) => Promise<Response>,
): Step {
  const taken = new Set<SignedEvent>();
  return {
    async ask() {
      for (const event of events().filter((each) => !taken.has(each))) {
        const { ok } = await deliver(event);
        await settled();
        if (!ok) return false;
        taken.add(event);
      }
      return true;
    },
    async rival() {
      const answers = await Promise.all(events().map(deliver));
      return answers.every(({ ok }) => ok);
    },
  };
}
