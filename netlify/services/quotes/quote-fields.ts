import { YARDS } from '../../../src/business/yards.ts';
import { formatPhone } from '../../../src/domain/shared/phone.ts';
import type { Executor } from '../../database/client.ts';
import { adminQuotePath } from '../../../src/paths.ts';
import { adminAddress } from '../../lib/admin-address.ts';
import type { MailField } from '../../providers/mail/render-mail.ts';
import type { QuoteRow } from './find-quote.ts';
import { addressFields } from './address-fields.ts';
import { timeFields } from './time-fields.ts';
import { yardDateText } from './yard-date-text.ts';

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

const PHOTO_TEXTS = {
  none: 'None',
  expected: 'Announced, but it has not arrived',
  stored: 'Attached',
} as const;

/** All that staff should know of a quote request, the free text last. */
export async function quoteFields(db: Executor, quote: QuoteRow): Promise<readonly MailField[]> {
  const { firstName, lastName, phone, email, location, callMe, emailMe, description } = quote;
  const yard = YARDS.find(({ id }) => id === location)?.name ?? location ?? 'Any';
  return [
    { label: 'Name', value: `${firstName} ${lastName}` },
    { label: 'Phone', value: formatPhone(phone), href: `tel:${phone}` },
    email ? { label: 'E-mail', value: email, href: `mailto:${email}` } : { label: 'E-mail', value: 'None' },
    ...timeFields(quote),
    ...(await addressFields(db, quote)),
    { label: 'Preferred location', value: yard },
    { label: 'Call me', value: yesNo(callMe) },
    { label: 'E-mail me', value: yesNo(emailMe) },
    { label: 'Photo', value: PHOTO_TEXTS[quote.photoState] },
    { label: 'Received', value: yardDateText(quote.createdAt) },
    { label: 'Request', value: quote.id, href: adminAddress(adminQuotePath(quote.id)) },
    { label: 'Scrap', value: description },
  ];
}
