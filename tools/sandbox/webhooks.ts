import { setTimeout as sleep } from 'node:timers/promises';

/** An event with its signature headers. */
export interface SignedEvent {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

type Manner =
  /** Once, in order. */
  | 'send'
  /** Never sent; a test may deliver `sent` itself. */
  | 'lose';

/** Sends events to one of our webhook addresses, in the mode that was last chosen. */
export function createWebhooks(address: string) {
  let manner: Manner = 'send';
  const sent: SignedEvent[] = [];
  const underWay = new Set<Promise<unknown>>();

  async function deliver({ body, headers }: SignedEvent): Promise<void> {
    const once = () =>
      fetch(address, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
    // Retries a few times, as providers do.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const response = await once().catch(() => undefined);
      if (response && response.status < 500) return;
      await sleep(500);
    }
  }

  return {
    /** All events, sent or not. */
    sent: sent as readonly SignedEvent[],
    use(next: Manner): void {
      manner = next;
    },
    emit(event: SignedEvent): void {
      sent.push(event);
      if (manner === 'lose') return;
      const going = deliver(event).finally(() => underWay.delete(going));
      underWay.add(going);
    },
    /** Resolves when nothing is in progress. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;
