import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { outbox, type OutboxKind } from '../../netlify/database/schema/outbox.ts';
import workOutbox from '../../netlify/functions/work-outbox.ts';
import { armFault, type FaultPoint } from '../../netlify/lib/fault.ts';
import type { RoomName } from '../../tools/sandbox/rooms.ts';
import type { Stage, Step } from './crash-flow.ts';
import { MONEY_POINTS, OUTBOX_POINTS } from './crash-points.ts';
import type { Cut } from './database-link.ts';
import type { TestServer } from './server.ts';

/** What is done at a point, how often, and how many more copies may then come of a mail that was on its way. */
export const DEEDS = {
  'a crash': { times: 1, moreCopies: 1 },
  'two crashes': { times: 2, moreCopies: 2 },
  'a rival': { times: 1, moreCopies: 1 },
  'an answer lost': { times: 1, moreCopies: 0 },
  'the database cut off': { times: 1, moreCopies: 1 },
} as const;
export type Deed = keyof typeof DEEDS;

/** How often an outside system's answer gets lost: Stripe's library asks once more by itself. */
export const LOST_ANSWERS: Readonly<Record<RoomName, number>> = {
  stripe: 2,
  paypal: 1,
  printful: 1,
  smarty: 1,
};

export type Trouble =
  | { readonly deed: Deed; readonly point: FaultPoint }
  | { readonly room: RoomName; readonly call: string }
  | Cut;

/** Where a flow stands. */
export interface Progress {
  step: Step;
  /** Nobody heard that the step was done. */
  isLost: boolean;
}

/** Until the rival is done, or waits for what the one at the point holds. */
async function asFarAsItGets({ db }: TestServer, rival: Promise<boolean>): Promise<void> {
  const over = new AbortController();
  const end = () => over.abort();
  rival.then(end, end);
  const heldUp = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (!over.signal.aborted && (await db.execute(heldUp)).rowCount === 0) await sleep(1);
}

/** The rival of a worker is one that takes it for dead, and does the same. */
async function workToo({ db }: TestServer, kind: OutboxKind): Promise<boolean> {
  const isHeld = and(eq(outbox.kind, kind), eq(outbox.state, 'pending'));
  await db.update(outbox).set({ leasedUntil: null }).where(isHeld);
  return (await workOutbox()).ok;
}

/** Every connection that the functions have is closed at the other end, with what was not committed. */
const cutDatabase = ({ db }: TestServer) =>
  db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);

function crash(): never {
  throw new Error('killed');
}

/** Has the trouble at a point, if there is any, happen in the steps that follow; `fired` tells how often it has. */
export function armPoints({ server }: Stage, trouble: Trouble | undefined, progress: Progress) {
  const reached = new Set<FaultPoint>();
  const rivals: Promise<boolean>[] = [];
  let fired = 0;
  const effects: Record<Deed, (point: FaultPoint) => unknown> = {
    'a crash': crash,
    'two crashes': crash,
    'the database cut off': () => cutDatabase(server),
    'an answer lost': () => (progress.isLost = true),
    'a rival': (point) => {
      const { ask, rival = ask } = progress.step;
      const kind = OUTBOX_POINTS[point];
      const rivalling = kind ? workToo(server, kind) : rival();
      rivals.push(rivalling);
      return asFarAsItGets(server, rivalling);
    },
  };
  const disarms = MONEY_POINTS.map((point) =>
    armFault(point, () => {
      reached.add(point);
      if (!trouble || !('deed' in trouble)) return;
      const { deed } = trouble;
      if (trouble.point !== point || fired === DEEDS[deed].times) return;
      fired += 1;
      return effects[deed](point);
    }),
  );
  return { reached, rivals, fired: () => fired, end: () => disarms.forEach((disarm) => disarm()) };
}

/**
 * Loses the next answers to a call of an outside system, or the database's connection at a statement; what comes back ends it,
 * and tells how many were lost.
 */
export function cutOff({ server: { rooms }, link }: Stage, trouble: Trouble | undefined): () => number {
  if (trouble && 'statement' in trouble) return link?.arm(trouble) ?? (() => 0);
  if (!trouble || !('room' in trouble)) return () => 0;
  const { room, call } = trouble;
  const { switches } = rooms[room];
  const times = LOST_ANSWERS[room];
  const disarm = switches.arm(new RegExp(`${call}$`), { kind: 'drop_answer' }, times);
  return () => {
    let left = 0;
    while (switches.take(call)) left += 1;
    disarm();
    return times - left;
  };
}
