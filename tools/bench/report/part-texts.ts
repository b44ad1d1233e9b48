import { SOAK } from '../limits.ts';
import type { PartName } from './performance.ts';

interface PartText {
  readonly title: string;
  /** What is measured and how, for a reader who has not seen the code. */
  readonly how: string;
}

export const PART_TEXTS: Readonly<Record<PartName, PartText>> = {
  calls: {
    title: 'Calls',
    how: `Ten connections ask for the same thing for eight seconds, as fast as they are answered, nothing cached. The floor is a bare Node handler in the same process that runs one indexed query on the same PostgreSQL: a second of the one and a second of the other in turn, as a machine that others use too changes its speed from one to the next. The database holds 100,000 customers with 2,000,000 entries in the ledger, 100,000 quote requests and 100,000 orders.`,
  },
  starts: {
    title: 'Starts of functions',
    how: 'The size of each bundled function, and how long a new Node process takes to import it, in turn with an empty module: the median of five.',
  },
  pages: {
    title: 'Pages',
    how: 'Two pages as the local host serves them, beside a bare Node server that answers the same compressed bytes from memory. That is the cost of the host in `tools/host`; a deployed site is served by Netlify’s network, which is not measured here. Then every page by Lighthouse as a phone on a slow network, the median of five, beside a page of plain text in the same run.',
  },
  soak: {
    title: 'Ten minutes of visitors',
    how: `${SOAK.requestsPerSecond} requests a second for ${SOAK.minutes} minutes: pages, prices, the shop, quote requests, orders up to their payment, look-ups of points, a list of staff’s. The process that is looked at serves pages and functions alone; database, mail and the stand-ins for outside systems run beside it. Its heap is read each ten seconds after a forced collection, and its growth is the slope of the straight line that fits the second half best.`,
  },
  posts: {
    title: 'Building',
    how: 'The whole site is built from nothing with 0, 100 and 1,000 generated posts, and beside it a project that is Astro and nothing else with the same posts; the faster of two rounds.',
  },
};
