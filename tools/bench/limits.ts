/** BENCH_QUICK=1 tries the bench in a minute or two on the existing build. */
export const IS_QUICK = process.env['BENCH_QUICK'] === '1';

/** How long and how often things are measured. */
export const EFFORT = {
  /** Lighthouse runs for each page. */
  pageRuns: IS_QUICK ? 1 : 5,
  soakMinutes: Number(process.env['SOAK_MINUTES'] || (IS_QUICK ? 0.5 : 10)),
  sampleSeconds: IS_QUICK ? 2 : 10,
} as const;

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
