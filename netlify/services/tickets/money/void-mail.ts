import { asc, eq, sql } from 'drizzle-orm';
import { yardName } from '../../../../src/business/yards.ts';
import { moneyText } from '../../../../src/domain/shared/numbers/money.ts';
import { addDays, inNewYork, yardTimeText } from '../../../../src/domain/shared/time/new-york-time.ts';
import { adminTicketsPath } from '../../../../src/paths.ts';
import type { Database } from '../../../database/client.ts';
import { tickets } from '../../../database/schema/rewards.ts';
import { staffUsers } from '../../../database/schema/staff-users.ts';
import { config } from '../../../lib/config.ts';
import { renderMail } from '../../../providers/mail/render-mail.ts';
import { sendMail } from '../../../providers/mail/send-mail.ts';
import { POINT_OF_SALE } from '../../audit/record-audit.ts';
import { ownersAddress } from '../../jobs/mail.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { voidedOn } from './ticket-list.ts';

/** A day is the subject of its mail, in the digits of an id: one mail for each, however often the job runs. */
const DAY_ID = 'f01d0000-0000-4000-8000-0000';
const idOfDay = (day: string): string => DAY_ID + day.replaceAll('-', '');
const dayOfId = (id: string): string => id.slice(-8).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

const SHOWN = 50;

const voidsOf = (db: Database, day: string) =>
  db
    .select({
      id: tickets.id,
      yardId: tickets.yardId,
      number: sql<string | null>`coalesce(${tickets.number}, ${tickets.siteNumber})`,
      soldAt: tickets.soldAt,
      voidedAt: sql<Date>`${tickets.voidedAt}`.mapWith(tickets.voidedAt),
      cents: tickets.totalCents,
      reason: tickets.voidReason,
      by: staffUsers.name,
    })
    .from(tickets)
    .leftJoin(staffUsers, eq(staffUsers.id, tickets.voidedBy))
    .where(voidedOn(day, day))
    .orderBy(asc(tickets.voidedAt), asc(tickets.id));

/** Queues the owners' mail about the tickets that were voided yesterday, if any were. Returns how many. */
export async function queueVoidsMail(db: Database, now = new Date()): Promise<{ readonly voids: number }> {
  const day = addDays(inNewYork(now).date, -1);
  const voids = await db.$count(tickets, voidedOn(day, day));
  if (voids > 0) await enqueue(db, [{ kind: 'voids_mail', subjectId: idOfDay(day) }]);
  return { voids };
}

/** Tells owners which tickets were voided on a day, by whom and why. */
export async function mailVoids(db: Database, dayId: string): Promise<void> {
  const day = dayOfId(dayId);
  const voids = await voidsOf(db, day);
  if (voids.length === 0) return;
  const title = `${voids.length} ${voids.length === 1 ? 'ticket' : 'tickets'} voided on ${day}`;
  const { siteOrigin } = config();
  const rest = voids.length - SHOWN;
  await sendMail({
    id: `voids.${day}`,
    to: await ownersAddress(db),
    subject: title,
    ...renderMail({
      heading: title,
      paragraphs: [
        'A voided ticket counts for nothing: check that its money came back, or was paid by another ticket.',
        ...(rest > 0 ? [`The first ${SHOWN} are below; the list has ${rest} more.`] : []),
      ],
      button:
        siteOrigin === undefined
          ? undefined
          : {
              label: 'See these tickets',
              href: `${siteOrigin}${adminTicketsPath}?voids=yes&from=${day}&to=${day}`,
            },
      fields: voids.slice(0, SHOWN).map(({ number, yardId, cents, soldAt, voidedAt, by, reason }) => ({
        label: `${moneyText(cents)}, ${yardName(yardId)}`,
        value: `Ticket ${number ?? 'without a number'}, sold ${yardTimeText(soldAt)}. Voided ${yardTimeText(voidedAt)} by ${by ?? POINT_OF_SALE.name}: ${reason ?? ''}`,
      })),
    }),
  });
}
