import type { Row } from '../row.ts';

/** In the order in which they are measured and told. */
export const PART_NAMES = ['calls', 'starts', 'pages', 'soak', 'posts'] as const;

export type PartName = (typeof PART_NAMES)[number];

export const isPartName = (name: string): name is PartName =>
  (PART_NAMES as readonly string[]).includes(name);

/** What the measured machine is, and nothing that tells which. */
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

/** docs/performance.json: of each part that was ever measured, the last figures. */
export type Performance = Readonly<Partial<Record<PartName, MeasuredPart>>>;

export const measuredParts = (performance: Performance): readonly (readonly [PartName, MeasuredPart])[] =>
  PART_NAMES.flatMap((name) => {
    const part = performance[name];
    return part ? [[name, part] as const] : [];
  });
