const pending = new Set<Promise<unknown>>();

/** Netlify's waitUntil, for functions' work after their answer. */
export function waitUntil(promise: Promise<unknown>): void {
  pending.add(promise);
  void promise.finally(() => pending.delete(promise));
}

/** Waits for everything that functions passed to waitUntil. */
export async function settled(): Promise<void> {
  while (pending.size > 0) await Promise.all(pending);
}
