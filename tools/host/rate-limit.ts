import type { BuiltFunction } from './manifest.ts';

export interface Caller {
  readonly ip: string;
  readonly domain: string;
}

/** Returns whether a caller's request fits the sliding window of the function's rules. */
export function createRateLimiter(rules: BuiltFunction['trafficRules'], now: () => number = Date.now) {
  const { rateLimitConfig: limit, aggregate } = rules?.action.config ?? {};
  if (!limit || !aggregate) return () => true;
  const windowMs = limit.windowSize * 1000;
  const kinds = aggregate.keys.map(({ type }) => type);
  const calls = new Map<string, number[]>();
  let sweptAt = now();
  return (caller: Caller): boolean => {
    const start = now() - windowMs;
    if (sweptAt <= start) {
      for (const [key, times] of calls) if ((times.at(-1) ?? 0) <= start) calls.delete(key);
      sweptAt = now();
    }
    const key = kinds.map((kind) => (kind === 'ip' ? caller.ip : caller.domain)).join(' ');
    const recent = calls.get(key) ?? [];
    if (recent.length === 0) calls.set(key, recent);
    while (recent.length > 0 && (recent[0] ?? 0) <= start) recent.shift();
    const fits = recent.length < limit.windowLimit;
    if (fits) recent.push(now());
    return fits;
  };
}
