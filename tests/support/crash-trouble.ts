import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNotNull, like, or, sql } from 'drizzle-orm';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { workOutbox } from './due-work.ts';
import type { Ask, Stage, Step } from './crash-flow.ts';
import { loseConnection } from './database-link.ts';
import type { Statement } from './postgres-messages.ts';
import type { TestServer } from './server.ts';

export type Side = 'before' | 'after';

/** Something that passes between the functions and the world. */
export interface Moment {
  /** "statement", "commit of orders, outbox", "stripe POST /v1/refunds", "mail". */
  readonly what: string;
  /** The ordinal of its kind in the flow, from 1. */
  readonly nth: number;
  /** The step of the flow; the number of steps if nobody asks anymore. */
  readonly step: number;
}

const isStatement = ({ what }: Moment) => what === 'statement';
/** Of a provider, or of the mail server. */
const isCall = (moment: Moment) => !isStatement(moment) && !moment.what.startsWith('commit');
const isEither = (moment: Moment) => !isStatement(moment);
/** Its effect outlasts the process: a crash around a mere read equals one around what came before it. */
const lasts = (moment: Moment) => isEither(moment) && !moment.what.includes(' GET ');

const around = (isAt: (moment: Moment) => boolean, sides: readonly Side[]) => (moment: Moment) =>
  isAt(moment) ? sides : [];
const BOTH = ['before', 'after'] as const;

/** What goes wrong, and around which of a flow's moments. */
const DEEDS = {
  'a crash': around(lasts, BOTH),
  // After it, a repeat would find the work done.
  'two crashes': around(lasts, ['before']),
  'a rival': around(isEither, BOTH),
  // It makes no difference at which moment of a step it is played.
  'an answer lost': ({ what, nth, step }, moments) => {
    const first = moments.find((each) => each.step === step);
    return first?.what === what && first.nth === nth ? ['after'] : [];
  },
  'a call lost': around(isCall, BOTH),
  'every connection cut': around(isCall, ['after']),
  // A commit that is lost while it runs may have happened or not: PostgreSQL has kept all of it or nothing.
  'a statement lost': around(isStatement, BOTH),
} as const satisfies Record<string, (moment: Moment, all: readonly Moment[]) => readonly Side[]>;

export type Deed = keyof typeof DEEDS;

export interface Trouble extends Moment {
  readonly deed: Deed;
  readonly side: Side;
}

/** All possible trouble of one kind in a flow. */
export const troublesOf = (deed: Deed, moments: readonly Moment[]): readonly Trouble[] =>
  moments.flatMap((moment) => DEEDS[deed](moment, moments).map((side) => ({ ...moment, deed, side })));

/** How often it happens at most: Stripe's library retries once on its own. */
function timesOf({ deed, what }: Trouble): number {
  if (deed === 'two crashes') return 2;
  return deed === 'a call lost' && what.startsWith('stripe') ? 2 : 1;
}

/** Ids differ each time. */
const callName = (name: string, call: string) =>
  `${name} ${call.replaceAll(/\/(?!v\d)[^/]*[\dA-Z][^/]*/g, '/:id')}`;

/** Sees everything that passes between the functions and the world. */
function watchWorld({ server }: Stage, meet: (side: Side, what: string) => Promise<void>): () => void {
  const meetStatement =
    (side: Side) =>
    async ({ writes, commits }: Statement) => {
      await meet(side, 'statement');
      if (commits) await meet(side, `commit of ${writes.join(', ')}`);
    };
  const holding = (nameOf: (call: string) => string) => ({
    before: (call: string) => meet('before', nameOf(call)),
    after: (call: string) => meet('after', nameOf(call)),
  });
  const { stripe, paypal, printful, smarty, push } = server.mocks;
  const ends = [
    server.link.watch({ before: meetStatement('before'), after: meetStatement('after') }),
    server.mail.hold(holding(() => 'mail')),
    ...Object.entries({ stripe, paypal, printful, smarty, push }).map(([name, { switches }]) =>
      switches.arm(/./, { kind: 'hold', ...holding((call) => callName(name, call)) }),
    ),
  ];
  return () => ends.forEach((end) => end());
}

const MOST_TRIES = 5;

export async function insist(ask: Ask): Promise<void> {
  let cause: unknown;
  for (let left = MOST_TRIES; left > 0; left -= 1) {
    const outcome = await ask().catch((error: unknown) => error);
    if (outcome === true) return;
    cause = outcome;
  }
  throw new Error('asked again and again, and never got it', { cause });
}

const isInHand = and(eq(outbox.state, 'pending'), isNotNull(outbox.leasedUntil));
/** Mails and notifications that a worker is sending: these may be sent again, with the same Message-ID or topic. */
const isSent = or(like(outbox.kind, '%mail'), eq(outbox.kind, 'device_push'));
/** Two workers that both have this queue its mail twice, the second perhaps while the first is sending it. */
const queuesMail = eq(outbox.kind, 'price_alerts_check');
const mailsInHand = ({ db }: TestServer, deed: Deed) =>
  db.$count(outbox, and(isInHand, deed === 'a rival' ? or(isSent, queuesMail) : isSent));

/** A second worker assumes that the first is dead, and then somebody else tries what the step does. */
async function tryToo({ db }: TestServer, rival: Ask): Promise<boolean> {
  await db.update(outbox).set({ leasedUntil: null }).where(isInHand);
  await workOutbox();
  return rival().catch(() => false);
}

/** Until the rival is done, or waits for a lock of the interrupted one. */
async function asFarAsItGets({ db }: TestServer, rival: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const end = () => over.abort();
  rival.then(end, end);
  const heldUp = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (!over.signal.aborted && (await db.execute(heldUp)).rowCount === 0) await sleep(1);
}

/** Plays the trouble, if there is any, from here on in a flow, and records the flow's moments. */
export function haveTrouble(stage: Stage, trouble: Trouble | undefined) {
  const { server } = stage;
  const counts: Record<Side, Map<string, number>> = { before: new Map(), after: new Map() };
  const now = {
    /** The current step of the flow. */
    at: 0,
    step: { ask: async () => true } as Step,
    moments: [] as Moment[],
    /** How often the trouble has happened. */
    fired: 0,
    /** How many mails may have been sent twice because of it. */
    copies: 0,
    /** A rival that was refused while the other was working tries again afterwards. */
    rivals: [] as (() => Promise<void>)[],
    /** The process is gone: nothing that is left of it may reach the world. */
    isDead: false,
    /** Nobody heard that the step was done. */
    isLost: false,
    end: watchWorld(stage, meet),
  };
  const acts: Record<Deed, () => unknown> = {
    'a crash': loseConnection,
    'two crashes': loseConnection,
    'a rival'() {
      const { ask, rival = ask } = now.step;
      const trying = tryToo(server, rival);
      now.rivals.push(async () => {
        if (!(await trying)) await insist(rival);
      });
      return asFarAsItGets(server, trying);
    },
    'an answer lost': () => (now.isLost = true),
    'a call lost': loseConnection,
    'every connection cut': server.link.cut,
    'a statement lost': loseConnection,
  };
  async function meet(side: Side, what: string): Promise<void> {
    if (now.isDead) loseConnection();
    const nth = (counts[side].get(what) ?? 0) + 1;
    counts[side].set(what, nth);
    if (side === 'before') now.moments.push({ what, nth, step: now.at });
    if (!trouble || trouble.side !== side || trouble.what !== what || nth < trouble.nth) return;
    if (now.fired === timesOf(trouble)) return;
    now.fired += 1;
    now.isDead = trouble.deed.includes('crash');
    // Trouble in one call must not affect the answers to others.
    if (trouble.deed !== 'a call lost' || /^(mail|push)/.test(what))
      now.copies += await mailsInHand(server, trouble.deed);
    await acts[trouble.deed]();
  }
  return now;
}
