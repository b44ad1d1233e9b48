import type { PartName } from '../report/performance.ts';
import type { Row } from '../row.ts';
import { callRows } from './calls.ts';
import { pageRows } from './pages.ts';
import { postRows } from './posts.ts';
import { soakRows } from './soak.ts';
import { startRows } from './starts.ts';

interface Part {
  readonly rows: () => AsyncIterable<Row>;
  /** Whether it measures what was built, which must then be what the sources say now. */
  readonly isBuilt: boolean;
}

export const PARTS: Readonly<Record<PartName, Part>> = {
  calls: { rows: callRows, isBuilt: true },
  starts: { rows: startRows, isBuilt: true },
  pages: { rows: pageRows, isBuilt: true },
  soak: { rows: soakRows, isBuilt: true },
  posts: { rows: postRows, isBuilt: false },
};
