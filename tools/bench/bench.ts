import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { measureCalls } from './calls.ts';
import { measurePage } from './pages.ts';
import { measurePosts } from './posts.ts';
import type { Served } from './serve.ts';
import { measureStarts } from './starts.ts';

/** `npm run bench -- calls starts` measures those alone. */
const wanted = process.argv.slice(2);
const isWanted = (part: 'calls' | 'starts' | 'pages' | 'posts') =>
  wanted.length === 0 || wanted.includes(part);

const RUNS = 5;
const FUNCTIONS = resolve(import.meta.dirname, '../../.netlify/functions');

/** Least throughput against the floor; percentiles against the floor's, or in milliseconds. */
const CALLS = {
  read: { throughput: 0.7, percentileRatio: 1.45 },
  list: { throughput: 0.4, p99Ms: 10 },
  write: { throughput: 0.2, p99Ms: 25 },
} as const;

/** LCP against the floor page of the same run, and total blocking time. */
const PAGES = [
  { path: '/', lcpRatio: 1.1, tbtMs: 10, maxBytes: 71_680, maxRequests: 6 },
  { path: '/location/griffin', lcpRatio: 1.1, tbtMs: 0 },
  { path: '/locations', lcpRatio: 1.1, tbtMs: 0 },
  { path: '/materials/copper', lcpRatio: 1.1, tbtMs: 0 },
  { path: '/what-to-bring', lcpRatio: 1.1, tbtMs: 0 },
  { path: '/blog', lcpRatio: 1.1, tbtMs: 0 },
  { path: '/blog/how-a-truck-scale-works', lcpRatio: 1.1, tbtMs: 0 },
  { path: '/thank-you', lcpRatio: 1.1, tbtMs: 0 },
  { path: '/merch', lcpRatio: 1.3, tbtMs: 30 },
  { path: '/merch/yard-crew-tee', lcpRatio: 1.3, tbtMs: 30 },
  { path: '/rewards', lcpRatio: 1.15, tbtMs: 20 },
] as const;

/** Posts that are built, from nothing: what each further one may take, and all of the last number together. */
const POSTS = { few: 100, many: 1_000, rounds: 2, msEach: 5, seconds: 6 } as const;

/** Bytes of the bundle and milliseconds to import it. */
const STARTS = {
  reading: {
    bytes: 260_000,
    ms: 25,
    functions: [
      'customer-by-phone',
      'customer-points-history',
      'customer-redemptions',
      'customer-transactions',
      'health',
      'merchandise-featured',
      'merchandise-grouped',
      'metal-prices',
      'price-history',
      'rewards',
      'rewards-session',
    ],
  },
  writing: {
    bytes: 520_000,
    ms: 55,
    functions: [
      'check-points',
      'clean-up',
      'create-payment-intent',
      'customer-check-birthday',
      'customers',
      'merch-contact',
      'order',
      'order-by-payment-intent',
      'order-fulfill',
      'order-look-up-confirm',
      'order-look-ups',
      'order-payment-intent',
      'orders',
      'paypal-capture',
      'paypal-order',
      'quote-photo',
      'quote-requests',
      'reconcile-payments',
      'rewards-redeem',
      'verify-address',
      'webhook-paypal',
      'webhook-printful',
      'webhook-stripe',
      'work-outbox',
    ],
  },
} as const;

let over = 0;
const row = (what: string, figure: string, limit: string, holds: boolean) => {
  if (!holds) over += 1;
  console.log(`${holds ? 'ok  ' : 'OVER'}  ${what.padEnd(46)} ${figure.padStart(12)}   ${limit}`);
};
const ratio = (value: number) => `${value.toFixed(2)} x`;

async function measureSite(): Promise<void> {
  // Its log lines go nowhere, as what is measured is not this terminal.
  const server = fork(resolve(import.meta.dirname, 'serve.ts'), isWanted('calls') ? ['calls'] : [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const [served] = (await once(server, 'message')) as [Served];
    const { origin, floorOrigin } = served;

    if (isWanted('calls')) {
      console.log('Calls, 10 connections, against a bare handler with one indexed query in the same run');
      for await (const { what, kind, figures, floor } of measureCalls(served)) {
        const limits = CALLS[kind];
        console.log(
          `      floor ${Math.round(floor.requestsPerSecond)} requests/s, p50 ${floor.p50Ms.toFixed(2)} ms, p99 ${floor.p99Ms.toFixed(2)} ms`,
        );
        const throughput = figures.requestsPerSecond / floor.requestsPerSecond;
        row(
          `${what}: requests/s ${Math.round(figures.requestsPerSecond)}`,
          ratio(throughput),
          `>= ${limits.throughput}`,
          throughput >= limits.throughput,
        );
        row(`${what}: failures`, String(figures.failures), '0', figures.failures === 0);
        if ('p99Ms' in limits) {
          row(`${what}: p99`, `${figures.p99Ms} ms`, `<= ${limits.p99Ms} ms`, figures.p99Ms <= limits.p99Ms);
          continue;
        }
        for (const percentile of ['p50Ms', 'p99Ms'] as const) {
          const value = figures[percentile] / floor[percentile];
          row(
            `${what}: ${percentile} ${figures[percentile]}`,
            ratio(value),
            `<= ${limits.percentileRatio}`,
            value <= limits.percentileRatio,
          );
        }
      }
    }
    if (isWanted('starts')) {
      console.log('\nFunctions: bundle and import');
      for (const { name, bundleBytes, importMs } of await measureStarts(FUNCTIONS)) {
        const limit =
          Object.values(STARTS).find(({ functions }) => (functions as readonly string[]).includes(name)) ??
          STARTS.reading;
        row(
          `${name}: bundle`,
          `${Math.round(bundleBytes / 1000)} KB`,
          `<= ${limit.bytes / 1000} KB`,
          bundleBytes <= limit.bytes,
        );
        row(`${name}: import`, `${importMs.toFixed(1)} ms`, `<= ${limit.ms} ms`, importMs <= limit.ms);
      }
    }
    if (isWanted('pages')) {
      console.log(`\nPages, Lighthouse mobile, median of ${RUNS}, against a page of text in the same run`);
      const floorPage = await measurePage(`${floorOrigin}/page`, RUNS);
      console.log(`      floor LCP ${Math.round(floorPage.lcpMs)} ms`);
      for (const page of PAGES) {
        const figures = await measurePage(`${origin}${page.path}`, RUNS);
        const lcp = figures.lcpMs / floorPage.lcpMs;
        row(
          `${page.path}: LCP ${Math.round(figures.lcpMs)} ms`,
          ratio(lcp),
          `<= ${page.lcpRatio}`,
          lcp <= page.lcpRatio,
        );
        row(
          `${page.path}: TBT`,
          `${Math.round(figures.tbtMs)} ms`,
          `<= ${page.tbtMs} ms`,
          figures.tbtMs <= page.tbtMs,
        );
        row(`${page.path}: CLS`, figures.cls.toFixed(3), '0', figures.cls < 0.001);
        for (const [category, score] of Object.entries(figures.scores))
          row(`${page.path}: ${category}`, String(score), '100', score === 100);
        if ('maxBytes' in page) {
          row(
            `${page.path}: all on load`,
            `${Math.round(figures.totalBytes / 1024)} KB`,
            '<= 70 KB',
            figures.totalBytes <= page.maxBytes,
          );
          row(
            `${page.path}: requests on load`,
            String(figures.requests),
            `<= ${page.maxRequests}`,
            figures.requests <= page.maxRequests,
          );
        }
      }
    }
  } finally {
    server.disconnect();
    await once(server, 'exit');
  }
}

async function measureBuilding(): Promise<void> {
  console.log('\nBuilding the whole site with generated posts');
  const { few, many } = POSTS;
  const [none = 0, some = 0, all = 0] = await measurePosts([0, few, many], POSTS.rounds);
  console.log(
    `      ${none.toFixed(1)} s without, ${some.toFixed(1)} s with ${few}, ${all.toFixed(1)} s with ${many}`,
  );
  const msEach = ((all - some) * 1000) / (many - few);
  row('each further post', `${msEach.toFixed(2)} ms`, `<= ${POSTS.msEach} ms`, msEach <= POSTS.msEach);
  row(`${many} posts`, `${(all - none).toFixed(1)} s`, `<= ${POSTS.seconds} s`, all - none <= POSTS.seconds);
}

if (isWanted('calls') || isWanted('starts') || isWanted('pages')) await measureSite();
if (isWanted('posts')) await measureBuilding();
console.log(over === 0 ? '\nAll within budget.' : `\n${over} over budget.`);
process.exitCode = over === 0 ? 0 : 1;
