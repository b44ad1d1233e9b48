/** BENCH_QUICK=1 tries the bench in a minute or two on the existing build. */
export const IS_QUICK = process.env['BENCH_QUICK'] === '1';

/** How long and how often things are measured. */
export const EFFORT = {
  /** Lighthouse runs for each page. */
  pageRuns: IS_QUICK ? 1 : 5,
  soakMinutes: Number(process.env['SOAK_MINUTES'] || (IS_QUICK ? 0.5 : 10)),
  sampleSeconds: IS_QUICK ? 2 : 10,
} as const;
