interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PushedEvent extends LifecycleEvent {
  readonly data: { json(): unknown } | null;
}

interface ClickEvent extends LifecycleEvent {
  readonly notification: Notification;
}

interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Listeners {
  readonly install: LifecycleEvent;
  readonly activate: LifecycleEvent;
  readonly push: PushedEvent;
  readonly notificationclick: ClickEvent;
}

/** What our workers use of their global scope. TypeScript cannot load its worker types along with the DOM's. */
interface WorkerScope {
  addEventListener<Name extends keyof Listeners>(
    name: Name,
    listener: (event: Listeners[Name]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly registration: Pick<ServiceWorkerRegistration, 'active' | 'unregister' | 'showNotification'>;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

export const scope = self as unknown as WorkerScope;

/** Deletes our caches except those named. Caches that pages use themselves stay. */
export async function dropCaches(but: readonly string[] = []): Promise<void> {
  const names = await caches.keys();
  const dropped = names.filter((name) => name.startsWith('site-') && !but.includes(name));
  await Promise.all(dropped.map((name) => caches.delete(name)));
}
