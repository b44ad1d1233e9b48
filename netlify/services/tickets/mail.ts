import { and, eq, isNull } from 'drizzle-orm';
import { SALE_TRIES_RATE_LIMIT } from '../../../src/business/constants.ts';
import { yardName, YARDS } from '../../../src/business/yards.ts';
import { yardDayText } from '../../../src/domain/rewards/day-text.ts';
import { pointsText } from '../../../src/domain/rewards/points/points.ts';
import { unitTexts as spanishUnits } from '../../../src/domain/rewards/texts.es.ts';
import { unitTexts } from '../../../src/domain/rewards/texts.ts';
import { inLocale } from '../../../src/domain/shared/language/locales.ts';
import { dollarsText } from '../../../src/domain/shared/numbers/money.ts';
import { clockFace, inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import { formatPhone } from '../../../src/domain/shared/contact/phone.ts';
import {
  paidTexts as spanishPaid,
  ticketSheetTexts as spanishSheet,
} from '../../../src/domain/tickets/texts.es.ts';
import { paidTexts, ticketSheetTexts } from '../../../src/domain/tickets/texts.ts';
import { lineReasons, paidText, shortSum } from '../../../src/domain/tickets/ticket-sheet-text.ts';
import type { TicketLineView } from '../../../src/domain/tickets/tickets.api.ts';
import { ticketPath as spanishPath } from '../../../src/paths.es.ts';
import { ticketPath } from '../../../src/paths.ts';
import type { Database } from '../../database/client.ts';
import { customers, ticketCopies, tickets } from '../../database/schema/rewards.ts';
import { config } from '../../lib/config.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { callFields, sendVisitorMail, visitorLanguage } from '../outbox/visitor-mail.ts';
import { readTickets } from './rows.ts';
import { ticketMailTexts as spanishTexts } from './texts.es.ts';
import { ticketMailTexts } from './texts.ts';

/** Sends a copy of a ticket, and forgets where to. Nothing if that was done, or if the person's data was deleted. */
export async function mailTicketCopy(db: Database, copyId: string): Promise<void> {
  const [copy] = await db.select().from(ticketCopies).where(eq(ticketCopies.id, copyId));
  if (!copy || copy.email === null) return;
  const [ticket] = await readTickets(db, eq(tickets.id, copy.ticketId), 1);
  if (!ticket) return;
  const { locale } = copy;
  const { number, yardId, soldAt, lines, points, bonus, voidedAt } = ticket;
  const texts = inLocale(locale, ticketMailTexts, spanishTexts);
  const language = {
    sheet: inLocale(locale, ticketSheetTexts, spanishSheet),
    units: inLocale(locale, unitTexts, spanishUnits),
  };
  const { days, times } = visitorLanguage(locale);
  const { minutes, zone } = inNewYork(new Date(soldAt));
  const total = dollarsText(ticket.total);
  const yard = YARDS.find(({ id }) => id === yardId);
  const { siteOrigin } = config();
  const paidNames = inLocale(locale, paidTexts, spanishPaid);
  const paid = paidText(ticket, paidNames);
  const sumText = (line: TicketLineView) =>
    shortSum(line, language)
      .map(({ text }) => text)
      .join(' ');
  const isTaken = await sendVisitorMail(db, {
    id: `ticket-copy.${copyId}`,
    to: copy.email,
    replyTo: yardId === null ? staffAddress() : staffAddress(yardId),
    subject: voidedAt === null ? texts.subject(number, total) : texts.voidSubject(number, total),
    ...renderMail({
      heading: voidedAt === null ? texts.heading(number) : texts.voidHeading(number),
      paragraphs: [
        ...(voidedAt === null ? [] : [points > 0 ? texts.voidedWithPoints : texts.voided]),
        texts.copy,
        ...(number === null ? [] : [texts.facts]),
      ],
      button:
        number === null || siteOrigin === undefined
          ? undefined
          : { label: texts.lookUp, href: siteOrigin + inLocale(locale, ticketPath, spanishPath) },
      fields: [
        ...(yardId === null ? [] : [{ label: texts.yard, value: yardName(yardId) }]),
        ...(number === null ? [] : [{ label: texts.number, value: number }]),
        { label: texts.soldAt, value: `${yardDayText(soldAt, days)}, ${clockFace(minutes, times)} ${zone}` },
        ...lines.map((line) => ({
          label: inLocale(locale, line.name, line.nameEs ?? line.name),
          value: [sumText(line), ...lineReasons(line, language)].join('\n'),
        })),
        { label: texts.total, value: total },
        ...(paid === null ? [] : [{ label: paidNames.label, value: paid }]),
        ...(points > 0 && voidedAt === null
          ? [{ label: texts.points, value: pointsText(points + bonus) }]
          : []),
        ...callFields(texts.callUs, yard?.phone, yard),
      ],
      locale,
    }),
  });
  await db.update(ticketCopies).set({ email: null, isRefused: !isTaken }).where(eq(ticketCopies.id, copyId));
}

/** Tells staff that somebody guesses at a customer's tickets; nothing once that customer's data was deleted. */
export async function mailTicketTries(db: Database, customerId: string): Promise<void> {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.anonymizedAt)));
  if (!customer) return;
  await sendMail({
    // One a day.
    id: `ticket-tries.${customerId}.${new Date().toISOString().slice(0, 10)}`,
    to: staffAddress(),
    subject: 'Too many failed attempts to open a customer’s tickets',
    ...renderMail({
      heading: 'Too many failed attempts to open a customer’s tickets',
      paragraphs: [
        `Somebody looked up this customer’s phone number and then entered ${SALE_TRIES_RATE_LIMIT.limit} tickets that aren’t theirs. For a day, no new device can open their tickets. Devices that already show them still do.`,
        'If it was the customer, print the ticket at the counter. If not, you may want to tell them that a code by email can protect their account.',
      ],
      fields: [
        { label: 'Customer', value: `${customer.firstName} ${customer.lastName}` },
        { label: 'Phone', value: formatPhone(customer.phone) },
      ],
    }),
  });
}
