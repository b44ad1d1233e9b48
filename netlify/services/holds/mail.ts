import { eq } from 'drizzle-orm';
import { YARDS } from '../../../src/business/yards.ts';
import { holdCodeText } from '../../../src/domain/holds/hold-code.ts';
import { heldCalendar, heldPriceFacts } from '../../../src/domain/holds/held-price-text.ts';
import { isOpenHold } from '../../../src/domain/holds/hold-refusal.ts';
import { heldPriceTexts as spanishHeld } from '../../../src/domain/holds/texts.es.ts';
import { heldPriceTexts } from '../../../src/domain/holds/texts.ts';
import { bringTexts as spanishBring } from '../../../src/domain/materials/texts.es.ts';
import { bringTexts } from '../../../src/domain/materials/texts.ts';
import { priceTexts as spanishPrices } from '../../../src/domain/prices/texts.es.ts';
import { priceTexts } from '../../../src/domain/prices/texts.ts';
import { inLocale } from '../../../src/domain/shared/language/locales.ts';
import type { Database } from '../../database/client.ts';
import { priceHolds } from '../../database/schema/price-holds.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { staffAddress } from '../../providers/mail/send-mail.ts';
import { callFields, sendVisitorMail, visitorLanguage } from '../outbox/visitor-mail.ts';
import { holdLink } from './hold-token.ts';
import { findHold } from './rules.ts';
import { holdMailTexts as spanishTexts } from './texts.es.ts';
import { holdMailTexts } from './texts.ts';

/** What a hold is and the way to it. Nothing once it was used, canceled or deleted, or has ended. */
async function sendHoldMail(db: Database, holdId: string, about: 'held' | 'moved'): Promise<void> {
  const found = await findHold(db, eq(priceHolds.id, holdId));
  if (!found || found.hold.email === null || !isOpenHold(found.hold, new Date())) return;
  const { hold } = found;
  const { locale, yardId, code, createdAt, email } = hold;
  const href = holdLink(hold);
  if (email === null || href === null) return;
  const texts = inLocale(locale, holdMailTexts, spanishTexts);
  const named = {
    ...hold,
    name: inLocale(locale, found.name, found.nameEs ?? found.name),
    until: hold.until.toISOString(),
  };
  const language = {
    held: inLocale(locale, heldPriceTexts, spanishHeld),
    per: inLocale(locale, priceTexts, spanishPrices).per,
    times: visitorLanguage(locale).times,
  };
  const yard = YARDS.find(({ id }) => id === yardId);
  await sendVisitorMail(db, {
    // An end may move more than once.
    id: `hold-${about}.${holdId}.${hold.until.getTime()}`,
    to: email,
    replyTo: staffAddress(yardId),
    subject: texts[about].subject(named.name),
    calendar: await heldCalendar(named, href, createdAt, language),
    ...renderMail({
      heading: texts[about].heading,
      paragraphs: [texts[about].text, language.held.higher, language.held.over],
      button: { label: texts.see, href },
      fields: [
        { label: language.held.code, value: holdCodeText(code) },
        ...heldPriceFacts(named, language).map(([label, value]) => ({ label, value })),
        { label: texts.bring, value: inLocale(locale, bringTexts, spanishBring).id },
        ...callFields(texts.callUs, yard?.phone, yard),
      ],
      locale,
    }),
  });
}

/** Sends what was just held to whoever gave an address. */
export const mailHold = (db: Database, holdId: string): Promise<void> => sendHoldMail(db, holdId, 'held');

/** Tells them that the yard's hours have moved its end. */
export const mailMovedHold = (db: Database, holdId: string): Promise<void> =>
  sendHoldMail(db, holdId, 'moved');
