import { and, eq, isNotNull } from 'drizzle-orm';
import { yardName } from '../../../../src/business/yards.ts';
import { yardDayText } from '../../../../src/domain/rewards/day-text.ts';
import { unitTexts as spanishUnits } from '../../../../src/domain/rewards/texts.es.ts';
import { unitTexts } from '../../../../src/domain/rewards/texts.ts';
import { inLocale } from '../../../../src/domain/shared/language/locales.ts';
import { dollarsText, moneyText } from '../../../../src/domain/shared/numbers/money.ts';
import type { StatementTicket } from '../../../../src/domain/tickets/statement/statement.api.ts';
import {
  metalLoadText,
  periodText,
  statementCsv,
  sumStatement,
} from '../../../../src/domain/tickets/statement/statement.ts';
import {
  paidTexts as spanishPaid,
  statementTexts as spanishStatement,
} from '../../../../src/domain/tickets/texts.es.ts';
import { paidTexts, statementTexts } from '../../../../src/domain/tickets/texts.ts';
import { paidText } from '../../../../src/domain/tickets/ticket-sheet-text.ts';
import { rewardsPath as spanishPath } from '../../../../src/paths.es.ts';
import { rewardsPath } from '../../../../src/paths.ts';
import type { Database } from '../../../database/client.ts';
import { customers } from '../../../database/schema/rewards.ts';
import { config } from '../../../lib/config.ts';
import { siteAddress } from '../../../lib/site-address.ts';
import { renderMail } from '../../../providers/mail/render-mail.ts';
import { staffAddress } from '../../../providers/mail/send-mail.ts';
import { stayingCustomer } from '../../rewards/rows.ts';
import { callFields, sendVisitorMail, visitorLanguage } from '../../outbox/visitor-mail.ts';
import { statementMailTexts as spanishTexts } from '../texts.es.ts';
import { statementMailTexts } from '../texts.ts';
import { unsubscribeUrl } from './monthly-mail.ts';
import { ticketsOfPeriod } from './read-statement.ts';

/** Mail programs cut long mails; the file has them all. */
const SHOWN = 40;

/**
 * Sends a customer the month that was queued last: its sums, its tickets and the file. Nothing if there were no tickets, or if they have turned it
 * off since. An address that refuses it ends it.
 */
export async function mailStatement(db: Database, customerId: string): Promise<void> {
  const mailed = eq(customers.id, stayingCustomer({ id: customerId }));
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(mailed, isNotNull(customers.monthlyMailFor)));
  const period = customer?.monthlyMailFor?.slice(0, 7);
  if (!customer || period === undefined || customer.email === null) return;
  const { id, locale, email } = customer;
  const tickets = await ticketsOfPeriod(db, id, period);
  if (tickets === null) throw new Error('A month has more tickets than a statement shows.');
  if (tickets.length === 0) return;
  const texts = inLocale(locale, statementMailTexts, spanishTexts);
  const language = {
    statement: inLocale(locale, statementTexts, spanishStatement),
    paid: inLocale(locale, paidTexts, spanishPaid),
    units: inLocale(locale, unitTexts, spanishUnits),
  };
  const seller = `${customer.firstName} ${customer.lastName}`;
  const nameOf = ({
    name,
    nameEs,
  }: StatementTicket['lines'][number] | { name: string; nameEs: string | null }) =>
    inLocale(locale, name, nameEs ?? name);
  const { metals, cents, voids, tickets: count } = sumStatement(tickets);
  const month = periodText(period, language.statement);
  const ticketText = ({ number, yardId, total, voidedAt, ...paid }: StatementTicket) =>
    [
      voidedAt === null ? dollarsText(total) : texts.void(dollarsText(total)),
      paidText(paid, language.paid),
      number === null ? null : texts.ticket(number),
      yardId && yardName(yardId),
    ]
      .filter(Boolean)
      .join(', ');
  const { days } = visitorLanguage(locale);
  const rest = tickets.length - SHOWN;
  const { siteOrigin } = config();
  const isTaken = await sendVisitorMail(db, {
    id: `statement.${id}.${period}`,
    to: email,
    replyTo: staffAddress(),
    subject: texts.subject(month, moneyText(cents)),
    csv: {
      name: `${language.statement.file}-${period}.csv`,
      text: statementCsv({ seller, tickets }, nameOf, language),
    },
    unsubscribe: siteOrigin === undefined ? undefined : unsubscribeUrl(id, email),
    ...renderMail({
      heading: language.statement.of(month),
      paragraphs: [texts.lead(seller), ...(rest > 0 ? [texts.more(SHOWN, tickets.length)] : []), texts.stop],
      button:
        siteOrigin === undefined
          ? undefined
          : { label: texts.see, href: siteAddress(inLocale(locale, rewardsPath, spanishPath)) },
      fields: [
        { label: language.statement.tickets, value: String(count) },
        ...(voids > 0 ? [{ label: language.statement.voids, value: String(voids) }] : []),
        ...metals.map((metal) => ({
          label: nameOf(metal),
          value: [metalLoadText(metal, language.units), moneyText(metal.cents)].filter(Boolean).join(', '),
        })),
        { label: language.statement.total, value: moneyText(cents) },
        ...tickets.slice(0, SHOWN).map((ticket) => ({
          label: yardDayText(ticket.soldAt, days),
          value: ticketText(ticket),
        })),
        ...callFields(texts.callUs),
      ],
      locale,
    }),
  });
  if (!isTaken) await db.update(customers).set({ monthlyMailFor: null }).where(eq(customers.id, id));
}
