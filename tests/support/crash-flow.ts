import type { LinkedServer } from './database-link.ts';

/** Where flows are played: a server, and the Cookie headers of two owners at two screens. */
export interface Stage {
  readonly server: LinkedServer;
  readonly owner: string;
  readonly otherOwner: string;
}

/** One actor makes one request. False, or a failure: they did not get it, and ask again. */
export type Ask = () => Promise<boolean>;

export interface Step {
  readonly ask: Ask;
  /** Somebody else who does the same at the same moment; by default the same actor at a second screen. */
  readonly rival?: Ask;
}

/** A way of money or points from start to end, with everybody who takes part. */
export interface Flow {
  /** The difference in the books at the end, in the words of crash-books.ts. */
  readonly makes: readonly string[];
  readonly prepare: (stage: Stage) => Promise<readonly Step[]>;
}
