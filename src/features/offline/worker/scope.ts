interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** What our workers use of their global scope; TypeScript's own description of it and that of a page exclude each other. */
interface WorkerScope {
  addEventListener(name: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: { unregister(): Promise<boolean> };
}

export const scope = self as unknown as WorkerScope;

/** Deletes our caches but those named; what the site's pages keep for themselves stays. */
export async function dropCaches(but: readonly string[] = []): Promise<void> {
  const names = await caches.keys();
  const dropped = names.filter((name) => name.startsWith('site-') && !but.includes(name));
  await Promise.all(dropped.map((name) => caches.delete(name)));
}
