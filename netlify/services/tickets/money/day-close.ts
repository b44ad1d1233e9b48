import { and, desc, eq, gt, isNotNull, max, sql } from 'drizzle-orm';
import type { YardId } from '../../../../src/business/yards.ts';
import { inNewYork } from '../../../../src/domain/shared/time/new-york-time.ts';
import type { DayClose, DayFigures } from '../../../../src/domain/tickets/money/day-close.api.ts';
import type { Database, Executor } from '../../../database/client.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { isoTime } from '../../../database/iso-time.ts';
import { auditLog } from '../../../database/schema/audit.ts';
import { dayClosings, tickets } from '../../../database/schema/rewards.ts';
import { staffUsers } from '../../../database/schema/staff-users.ts';
import type { Staff } from '../../../lib/http/call.ts';
import { CodedError } from '../../../lib/http/errors.ts';
import { alreadyDone, assertSeen } from '../../audit/changed-since.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { lockWholeDay } from '../rows.ts';
import { sumTickets } from './ticket-list.ts';

interface YardDay {
  readonly yard: YardId;
  readonly day: string;
}

const rangeOf = ({ yard, day }: YardDay) => ({ yard, from: day, to: day });

/** The newest. */
const CHANGES_SHOWN = 20;

const subjectOf = ({ yard, day }: YardDay) => ({ subjectKind: 'day', subjectId: `${yard} ${day}` });

const ofDay = ({ yard, day }: YardDay) => and(eq(tickets.yardId, yard), eq(tickets.soldOn, day));

async function readSigned(tx: Executor, yardDay: YardDay): Promise<DayClose['signed']> {
  const [signed] = await tx
    .select({ by: staffUsers.name, at: isoTime(dayClosings.signedAt), figures: dayClosings.figures })
    .from(dayClosings)
    .leftJoin(staffUsers, eq(staffUsers.id, dayClosings.signedBy))
    .where(and(eq(dayClosings.yardId, yardDay.yard), eq(dayClosings.day, yardDay.day)));
  if (!signed) return null;
  const { subjectKind, subjectId } = subjectOf(yardDay);
  // Whatever is done to a ticket has its entry in the log. Its time is when that began, which may be before the signing, so the order counts.
  const signing = tx
    .select({ id: max(auditLog.id) })
    .from(auditLog)
    .where(and(eq(auditLog.subjectKind, subjectKind), eq(auditLog.subjectId, subjectId)));
  const changes = await tx
    .select({
      id: sql<string>`${auditLog.id}::text`,
      action: auditLog.action,
      by: auditLog.actorName,
      at: isoTime(auditLog.at),
      number: sql<string | null>`coalesce(${tickets.number}, ${tickets.siteNumber})`,
    })
    .from(auditLog)
    .innerJoin(tickets, eq(auditLog.subjectId, sql`${tickets.id}::text`))
    .where(and(ofDay(yardDay), eq(auditLog.subjectKind, 'ticket'), gt(auditLog.id, signing)))
    .orderBy(desc(auditLog.id))
    .limit(CHANGES_SHOWN);
  return { ...signed, changes };
}

async function figuresOf(db: Executor, yardDay: YardDay) {
  const { tickets: count, cents, paid, voids } = await sumTickets(db, rangeOf(yardDay));
  return { now: { tickets: count, cents, voids: voids.tickets } satisfies DayFigures, paid };
}

/** What a yard's day comes to, with the numbers of its checks, and who signed it off. */
export async function readDayClose(db: Executor, yardDay: YardDay): Promise<DayClose> {
  const [figures, checks, signed] = await Promise.all([
    figuresOf(db, yardDay),
    db
      .select({ number: sql<string>`${tickets.checkNumber}` })
      .from(tickets)
      .where(and(ofDay(yardDay), isNotNull(tickets.checkNumber)))
      .orderBy(tickets.checkNumber),
    readSigned(db, yardDay),
  ]);
  const { yard: yardId, day } = yardDay;
  return { yardId, day, ...figures, checks: checks.map(({ number }) => number), signed };
}

/**
 * Signs off a yard's day, with what it comes to. Throws already_done with who was first, changed_since if it comes to something else than the
 * person saw, invalid_input for a day that has not come.
 */
export async function signDay(
  db: Database,
  staff: Staff,
  { seen, ...yardDay }: YardDay & { readonly seen: DayFigures },
): Promise<{ readonly signed: true }> {
  const { yard, day } = yardDay;
  if (day > inNewYork(new Date()).date)
    throw new CodedError('invalid_input', { fields: { day: 'This day has not come yet' } });
  return inTransaction(db, async (tx) => {
    await lockWholeDay(tx, { yardId: yard, day });
    const { rowCount } = await tx
      .insert(dayClosings)
      .values({ yardId: yard, day, figures: seen, signedBy: staff.id })
      .onConflictDoNothing();
    const subject = subjectOf({ yard, day });
    if (rowCount !== 1) throw await alreadyDone(tx, subject);
    const { now } = await figuresOf(tx, yardDay);
    await assertSeen(tx, subject, { seen, now });
    await recordAudit(tx, staff, { action: 'sign_day', ...subject, after: seen });
    return { signed: true } as const;
  });
}
