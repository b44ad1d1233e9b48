import type { LinkedServer } from './database-link.ts';

/** Where flows are played: a server, and the Cookie headers of two owners at two screens. */
export interface Stage {
  readonly server: LinkedServer;
  readonly owner: string;
  readonly otherOwner: string;
}

/** One actor asks for one thing. False, or a failure: they did not get it, and ask again. */
export type Ask = () => Promise<boolean>;

export interface Step {
  readonly ask: Ask;
  /** Somebody else who does the same at the same moment; the same actor at a second screen unless told. */
  readonly rival?: Ask;
}

/** How money or points move from one end to the other, as all who take part in it do their share. */
export interface Flow {
  /** What there is more or less of in the end, in the words of crash-books.ts. */
  readonly makes: readonly string[];
  readonly prepare: (stage: Stage) => Promise<readonly Step[]>;
}
