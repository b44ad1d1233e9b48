import { setTimeout as sleep } from 'node:timers/promises';

/** An event on its way to our functions: the body as it was signed, and the headers that prove it. */
export interface SignedEvent {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

type Manner =
  /** As it should be: once, in order, soon. */
  | 'send'
  /** Never sent: only the reconcile job can find out, or whoever gives `sent` to the function. */
  | 'lose';

/** Sends events to one of our webhook addresses, in the mode that was last chosen. */
export function createWebhooks(address: string) {
  let manner: Manner = 'send';
  const sent: SignedEvent[] = [];
  const underWay = new Set<Promise<unknown>>();

  async function deliver({ body, headers }: SignedEvent): Promise<void> {
    const once = () =>
      fetch(address, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
    // As providers do, it tries again a little later; longer than that, nobody watches.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const response = await once().catch(() => undefined);
      if (response && response.status < 500) return;
      await sleep(500);
    }
  }

  return {
    /** Every event so far, sent or not. */
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
    /** Resolves when nothing is under way any more. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;
