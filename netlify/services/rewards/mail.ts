import { and, eq } from 'drizzle-orm';
import { BUSINESS_PHONE } from '../../../src/business/business.ts';
import { inLocale } from '../../../src/domain/shared/locales.ts';
import { formatPhone } from '../../../src/domain/shared/phone.ts';
import type { Database } from '../../database/client.ts';
import { customers } from '../../database/schema/rewards.ts';
import { mailedCode } from '../../lib/mailed-code.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { staffAddress } from '../../providers/mail/send-mail.ts';
import { sendVisitorMail } from '../outbox/visitor-mail.ts';
import { rewardsMailTexts as spanishTexts } from './rewards-mail-texts.es.ts';
import { rewardsMailTexts } from './rewards-mail-texts.ts';
import { codeSubject, HAS_OPEN_CODE } from './rows.ts';

/** Sends a customer's latest code; nothing if it was used or has expired. The address was proven, or is about to be, so an earlier refusal is not a reason. */
export async function mailRewardsCode(db: Database, customerId: string): Promise<void> {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.id, customerId), HAS_OPEN_CODE));
  const about = customer && codeSubject(customer);
  if (!about || customer.email === null) return;
  const texts = inLocale(customer.locale, rewardsMailTexts, spanishTexts);
  await sendVisitorMail(db, {
    id: `rewards-code.${customer.mailedCodeId}`,
    to: customer.email,
    replyTo: staffAddress(),
    subject: texts.subject,
    ...renderMail({
      heading: texts.heading,
      paragraphs: [texts.enter, texts.ifNotYou],
      fields: [
        { label: texts.code, value: mailedCode(about) },
        { label: texts.callUs, value: formatPhone(BUSINESS_PHONE), href: `tel:${BUSINESS_PHONE}` },
      ],
      locale: customer.locale,
    }),
  });
}
