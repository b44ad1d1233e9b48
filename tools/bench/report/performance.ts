import { SOAK } from '../limits.ts';
import type { Row } from '../row.ts';

/** In the order in which they are measured and reported. */
export const PART_NAMES = ['calls', 'starts', 'pages', 'soak', 'posts'] as const;

export type PartName = (typeof PART_NAMES)[number];

export const isPartName = (name: string): name is PartName =>
  (PART_NAMES as readonly string[]).includes(name);

/** The kind of machine, without anything that identifies it. */
export interface Machine {
  readonly cores: number;
  readonly memoryGb: number;
  /** "v24.21.0" */
  readonly node: string;
}

export interface MeasuredPart {
  /** ISO date in UTC. */
  readonly day: string;
  readonly machine: Machine;
  readonly rows: readonly Row[];
}

/** docs/performance.json: the last figures of every part that was ever measured. */
export type Performance = Readonly<Partial<Record<PartName, MeasuredPart>>>;

export const measuredParts = (performance: Performance): readonly (readonly [PartName, MeasuredPart])[] =>
  PART_NAMES.flatMap((name) => {
    const part = performance[name];
    return part ? [[name, part] as const] : [];
  });

interface PartText {
  readonly title: string;
  /** What is measured and how, for a reader who has not seen the code. */
  readonly how: string;
}

export const PART_TEXTS: Readonly<Record<PartName, PartText>> = {
  calls: {
    title: 'Calls',
    how: 'One connection asks for each call for eight seconds, one request after the other, nothing cached. The floor is a bare Node handler in the same process that runs one indexed query on the same PostgreSQL; its share is reported without a limit. The database holds 100,000 customers with 2,000,000 entries in the ledger, 100,000 quote requests and 100,000 orders. `tests/scale` checks how many rows the heaviest of them read.',
  },
  starts: {
    title: 'Starts of functions',
    how: 'The size of each bundled function, and how long a new Node process takes to import it, in turn with an empty module: the median of five.',
  },
  pages: {
    title: 'Pages',
    how: 'Every page by Lighthouse as a phone on a slow network, the median of five, beside a page of plain text in the same run.',
  },
  soak: {
    title: 'Ten minutes of visitors',
    how: `${SOAK.requestsPerSecond} requests a second for ${SOAK.minutes} minutes: pages, prices, the shop, quote requests, orders up to their payment, look-ups of points, a list of staff’s. The measured process serves pages and functions alone; database, mail and the mock servers of outside systems run beside it. Its heap is read each ten seconds after a forced collection, and its growth is the slope of the straight line that fits the second half best.`,
  },
  posts: {
    title: 'Building',
    how: 'The whole site is built from nothing with 0, 100 and 1,000 generated posts, and beside it a project that is Astro and nothing else with the same posts; the faster of two rounds.',
  },
};
