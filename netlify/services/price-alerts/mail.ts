import { eq, inArray, sql } from 'drizzle-orm';
import { ALERT_CONFIRM_HOURS } from '../../../src/business/constants.ts';
import { yardName } from '../../../src/business/yards.ts';
import { hasFired, isSameDay, nextMailTime } from '../../../src/domain/price-alerts/alert-fires.ts';
import { alertText } from '../../../src/domain/price-alerts/alert-text.ts';
import { alertWords as spanishWords } from '../../../src/domain/price-alerts/texts.es.ts';
import { alertWords } from '../../../src/domain/price-alerts/texts.ts';
import type { GradePrice } from '../../../src/domain/prices/list/price-list.api.ts';
import { priceTexts as spanishPrices } from '../../../src/domain/prices/texts.es.ts';
import { priceTexts } from '../../../src/domain/prices/texts.ts';
import { inLocale, type Locale } from '../../../src/domain/shared/language/locales.ts';
import { inNewYork, yardTimeText } from '../../../src/domain/shared/time/new-york-time.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { alertAddresses, priceAlerts } from '../../database/schema/price-alerts.ts';
import { type MailField, renderMail } from '../../providers/mail/render-mail.ts';
import { enqueueAgain } from '../outbox/enqueue.ts';
import { callFields, sendVisitorMail, visitorLanguage } from '../outbox/visitor-mail.ts';
import { readPriceList } from '../prices/list-prices.ts';
import { stoodPrice } from './fire-alerts.ts';
import { unsubscribeLink } from './own-alerts.ts';
import {
  type AlertAddress,
  alertsLink,
  deleteAlertAddress,
  findAlertAddress,
  readAlerts,
  readPricesByYard,
} from './rows.ts';
import { alertMailTexts as spanishTexts } from './texts.es.ts';
import { alertMailTexts } from './texts.ts';

const languageOf = (locale: Locale) => ({
  texts: inLocale(locale, alertMailTexts, spanishTexts),
  words: inLocale(locale, alertWords, spanishWords),
  prices: inLocale(locale, priceTexts, spanishPrices),
  times: visitorLanguage(locale).times,
});

type Language = ReturnType<typeof languageOf>;
type OwnAlert = Awaited<ReturnType<typeof readAlerts>>[number];

const nameIn = ({ locale }: AlertAddress, { name, nameEs }: OwnAlert): string =>
  inLocale(locale, name, nameEs ?? name);

/** Sends the link that confirms an alert. A refused address is forgotten, and nobody is told. */
export async function mailAlertLink(db: Database, alertId: string): Promise<void> {
  const [found] = await db
    .select({ address: alertAddresses, createdAt: priceAlerts.createdAt })
    .from(priceAlerts)
    .innerJoin(alertAddresses, eq(alertAddresses.id, priceAlerts.addressId))
    .where(eq(priceAlerts.id, alertId));
  if (!found) return;
  const { address, createdAt } = found;
  const alert = (await readAlerts(db, address.id)).find(({ id }) => id === alertId);
  if (!alert) return;
  const { texts, words } = languageOf(address.locale);
  const isKnown = alert.confirmedAt !== null;
  const { subject, heading } = isKnown ? texts.known : texts.confirm;
  const inWords = alertText(alert, nameIn(address, alert), words);
  const isTaken = await sendVisitorMail(db, {
    id: `alert-confirm.${alertId}.${createdAt.getTime()}`,
    to: address.email,
    subject,
    ...renderMail({
      heading,
      paragraphs: isKnown
        ? [inWords]
        : [
            texts.confirm.asked(inWords),
            texts.confirm.ifYours(ALERT_CONFIRM_HOURS),
            texts.confirm.ifNotYours,
          ],
      button: {
        label: isKnown ? texts.change : texts.confirm.open,
        href: await alertsLink(db, address),
      },
      fields: callFields(texts.callUs),
      locale: address.locale,
    }),
  });
  if (!isTaken) await deleteAlertAddress(db, address.id);
}

/** "$4.50 per lb"; a price of zero is given by phone. */
const rateText = ({ price, unit }: Pick<GradePrice, 'price' | 'unit'>, { prices }: Language): string =>
  Number(price) > 0 ? `$${price} ${prices.per(unit)}` : prices.call;

/** What is to be told now: prices that fired and have stood, and Monday's list. */
async function toTell(db: Database, address: AlertAddress, now: Date) {
  const alerts = (await readAlerts(db, address.id)).filter(({ confirmedAt }) => confirmedAt !== null);
  const prices = await readPricesByYard(db);
  const fired = alerts.flatMap((alert) => {
    const found = stoodPrice(alert, prices, now);
    return found && hasFired(alert, found.grade) ? [{ alert, ...found }] : [];
  });
  const lists = alerts.filter(
    ({ listDueAt, listSentAt }) => listDueAt !== null && (listSentAt === null || listSentAt < listDueAt),
  );
  return { fired, lists };
}

type Told = Awaited<ReturnType<typeof toTell>>;

const firedField = (
  address: AlertAddress,
  { alert, grade, yardId }: Told['fired'][number],
  language: Language,
): MailField => ({
  label: nameIn(address, alert),
  value: language.texts.price(
    rateText(grade, language),
    yardName(yardId),
    yardTimeText(new Date(grade.updatedAt), language.times),
    `$${alert.knownPrice}`,
  ),
});

/** The whole list, once for each yard that was asked about. */
async function listsOf(db: Database, { locale }: AlertAddress, lists: Told['lists'], language: Language) {
  const yards = [...new Set(lists.map(({ yardId }) => yardId))];
  const paragraphs: string[] = [];
  const fields: MailField[] = [];
  for (const yardId of yards) {
    const where = yardId === null ? language.texts.list.common : yardName(yardId);
    paragraphs.push(language.texts.list.text(where));
    const grades = await readPriceList(db, yardId ?? undefined, locale === 'es' ? 'es' : undefined);
    for (const grade of grades)
      fields.push({
        label: yards.length > 1 ? `${grade.name}, ${where}` : grade.name,
        value: rateText(grade, language),
      });
  }
  return { paragraphs, fields };
}

/** Writes down what was told, so that the next price is compared with it. */
const noteTold = (db: Database, addressId: string, { fired, lists }: Told, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx.update(alertAddresses).set({ mailedAt: now }).where(eq(alertAddresses.id, addressId));
    for (const { alert, grade } of fired)
      await tx.update(priceAlerts).set({ knownPrice: grade.price }).where(eq(priceAlerts.id, alert.id));
    if (lists.length > 0)
      await tx
        .update(priceAlerts)
        .set({ listSentAt: sql`${priceAlerts.listDueAt}` })
        .where(
          inArray(
            priceAlerts.id,
            lists.map(({ id }) => id),
          ),
        );
  });

/** Tells an address of what its alerts wait for, once a day at most: what comes later waits until the next morning. A refused address is forgotten. */
export async function mailPriceAlerts(
  db: Database,
  addressId: string,
  now: Date = new Date(),
): Promise<void> {
  const address = await findAlertAddress(db, addressId);
  if (!address) return;
  const told = await toTell(db, address, now);
  if (told.fired.length + told.lists.length === 0) return;
  if (address.mailedAt && isSameDay(address.mailedAt, now)) {
    const delayMs = nextMailTime(now).getTime() - now.getTime();
    return enqueueAgain(db, [{ kind: 'price_alert_mail', subjectId: addressId, delayMs }]);
  }
  const { locale, email } = address;
  const language = languageOf(locale);
  const { texts } = language;
  const list = await listsOf(db, address, told.lists, language);
  const [first] = told.fired;
  const isTaken = await sendVisitorMail(db, {
    // One a day.
    id: `price-alert.${addressId}.${inNewYork(now).date}`,
    to: email,
    subject: first
      ? texts.alert.subject(nameIn(address, first.alert), rateText(first.grade, language))
      : texts.list.subject,
    unsubscribe: unsubscribeLink(addressId),
    ...renderMail({
      heading: first ? texts.alert.heading : texts.list.heading,
      paragraphs: [...(first ? [texts.alert.text] : []), ...list.paragraphs, texts.why],
      button: { label: texts.change, href: await alertsLink(db, address) },
      fields: [
        ...told.fired.map((each) => firedField(address, each, language)),
        ...list.fields,
        ...callFields(texts.callUs),
      ],
      locale,
    }),
  });
  if (isTaken) await noteTold(db, addressId, told, now);
  else await deleteAlertAddress(db, addressId);
}
