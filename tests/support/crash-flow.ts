import type { FaultPoint } from '../../netlify/lib/fault.ts';
import type { RoomName } from '../../tools/sandbox/rooms.ts';
import type { DatabaseLink } from './database-link.ts';
import type { TestServer } from './server.ts';

/** Where flows are played: a server, and the Cookie headers of two owners at two screens. */
export interface Stage {
  readonly server: TestServer;
  readonly owner: string;
  readonly otherOwner: string;
  /** What the functions reach the database over, where it is to be cut. */
  readonly link?: DatabaseLink;
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
  /** The fault points that it passes when nothing goes wrong. */
  readonly points: readonly FaultPoint[];
  /** Calls of outside systems whose answers may get lost: how "METHOD /path" ends. */
  readonly calls: readonly (readonly [RoomName, string])[];
  /** What there is more or less of in the end, in the words of crash-books.ts. */
  readonly makes: readonly string[];
  readonly prepare: (stage: Stage) => Promise<readonly Step[]>;
}
