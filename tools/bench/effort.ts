const env = (name: string, usual: number): number => Number(process.env[name] || usual);

/** BENCH_QUICK=1 tries the bench in a minute or two on the existing build, without saving figures. */
export const IS_QUICK = process.env['BENCH_QUICK'] === '1';

/** Only `npm run bench` saves figures; `npm run proof` just checks the limits. */
export const SAVES_FIGURES = !IS_QUICK && process.env['PROOF'] !== '1';

/** How long and how often things are measured. */
export const EFFORT = {
  callSeconds: IS_QUICK ? 1 : 8,
  warmUpSeconds: IS_QUICK ? 1 : 2,
  /** Lighthouse runs for each page. */
  pageRuns: IS_QUICK ? 1 : 5,
  /** Rounds of each build with generated posts. */
  buildRounds: IS_QUICK ? 1 : 2,
  soakMinutes: env('SOAK_MINUTES', IS_QUICK ? 0.5 : 10),
  sampleSeconds: IS_QUICK ? 2 : 10,
} as const;
