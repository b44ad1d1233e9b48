import type { Executor } from '../../database/client.ts';
import type { MailField } from '../../providers/mail/render-mail.ts';
import { addressOnRecord, type AddressRecord } from '../addresses/address-on-record.ts';
import type { QuoteRow } from './find-quote.ts';

const CHECK_TEXTS: Readonly<Record<AddressRecord['outcome'], string>> = {
  deliverable: 'Found',
  undeliverable: 'Doubtful: please ask',
  unchecked: 'Not checked: please ask',
};

/** Where a truck is to come, as a link to a map, and what the check of that address found. Empty for every other kind. */
export async function addressFields(
  db: Executor,
  { details }: Pick<QuoteRow, 'details'>,
): Promise<readonly MailField[]> {
  if (!details || !('address' in details)) return [];
  const { address, city, state, zip } = details;
  const text = `${address}, ${city}, ${state} ${zip}`;
  const { outcome } = await addressOnRecord(db, { address, city, state, zip });
  return [
    {
      label: 'Pick up at',
      value: text,
      href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(text)}`,
    },
    { label: 'Address check', value: CHECK_TEXTS[outcome] },
  ];
}
