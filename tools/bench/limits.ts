/**
 * How long each further page took Astro alone on the machine where the limits of POSTS were set. A slower machine gets
 * proportionally more time.
 */
export const REFERENCE_ASTRO_PAGE_MS = 2.7;

/** For each call, on an idle machine. */
export const CALL_P99_MS = 50;

/** LCP against the floor page of the same run, and total blocking time. */
export const PAGES = [
  { path: '/', lcpRatio: 1.15, tbtMs: 30, maxKb: 70, maxRequests: 10 },
  { path: '/es', lcpRatio: 1.15, tbtMs: 30 },
  { path: '/location/griffin', lcpRatio: 1.15, tbtMs: 20 },
  { path: '/locations', lcpRatio: 1.15, tbtMs: 20 },
  { path: '/materials/copper', lcpRatio: 1.15, tbtMs: 20 },
  { path: '/what-to-bring', lcpRatio: 1.15, tbtMs: 20 },
  { path: '/es/precios', lcpRatio: 1.15, tbtMs: 20 },
  { path: '/es/ubicaciones/griffin', lcpRatio: 1.15, tbtMs: 20 },
  { path: '/blog', lcpRatio: 1.15, tbtMs: 20 },
  { path: '/blog/how-a-truck-scale-works', lcpRatio: 1.15, tbtMs: 20 },
  { path: '/thank-you', lcpRatio: 1.15, tbtMs: 20 },
  { path: '/merch', lcpRatio: 1.3, tbtMs: 60 },
  { path: '/merch/yard-crew-tee', lcpRatio: 1.3, tbtMs: 60 },
  { path: '/rewards', lcpRatio: 1.3, tbtMs: 60 },
] as const;

/** Limits of a build from nothing: for each further post, and for `many` posts together. */
export const POSTS = { few: 100, many: 1_000, msEach: 8, seconds: 10 } as const;

export const SOAK = {
  minutes: 10,
  connections: 10,
  /** For all connections together. */
  requestsPerSecond: 100,
  /** Share of the requested rate. */
  leastRate: 0.95,
  /** 1 MB a minute is 170 bytes a request, less than any leak per request. */
  heapMbPerMinute: 1,
  /** The driver's pool has five, and each function has its own pool. */
  connectionsEach: 5,
  /** Temporary timers and idle sockets. */
  handlesMore: 10,
} as const;

/** Limits of the bundle's bytes, and of its import time as a multiple of an empty module's. */
const STARTS = {
  /** Functions that only read for visitors. */
  reading: { bytes: 300_000, ratio: 10, functions: ['catalogue', 'health', 'prices', 'yards'] },
  /** Runs better-auth at import; the lists of common passwords and the code that checks passkeys, 850 KB, load when needed. */
  signIn: { bytes: 2_300_000, ratio: 35, functions: ['auth'] },
  /** Bundle better-auth, and load it with the first cookie. */
  staff: {
    bytes: 1_750_000,
    ratio: 20,
    functions: ['admin', 'owners', 'privacy', 'products', 'product-pictures'],
  },
  other: { bytes: 800_000, ratio: 20, functions: [] },
} as const;

export const startLimitOf = (name: string): { readonly bytes: number; readonly ratio: number } =>
  Object.values(STARTS).find(({ functions }) => (functions as readonly string[]).includes(name)) ??
  STARTS.other;
