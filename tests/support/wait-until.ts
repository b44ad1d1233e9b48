const pending = new Set<Promise<unknown>>();

/** What Netlify gives to functions for work after their answer. */
export function waitUntil(promise: Promise<unknown>): void {
  pending.add(promise);
  void promise.finally(() => pending.delete(promise));
}

/** Waits for all that functions gave to waitUntil. */
export async function settled(): Promise<void> {
  while (pending.size > 0) await Promise.all(pending);
}
