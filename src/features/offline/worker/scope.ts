interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** What our workers use of their global scope. TypeScript cannot load its worker types beside the DOM's. */
interface WorkerScope {
  addEventListener(name: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: { unregister(): Promise<boolean> };
}

export const scope = self as unknown as WorkerScope;

/** Deletes our caches except those named. Caches that pages use themselves stay. */
export async function dropCaches(but: readonly string[] = []): Promise<void> {
  const names = await caches.keys();
  const dropped = names.filter((name) => name.startsWith('site-') && !but.includes(name));
  await Promise.all(dropped.map((name) => caches.delete(name)));
}
