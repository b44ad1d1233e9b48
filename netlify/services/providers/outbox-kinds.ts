import type { Provider } from '../../../src/domain/providers/providers.ts';
import type { OutboxKind } from '../../database/schema/outbox.ts';

/** The system that each kind of message is sent through. */
const CARRIER: Readonly<Record<OutboxKind, Provider>> = {
  quote_staff_mail: 'mail',
  quote_visitor_mail: 'mail',
  quote_photo_mail: 'mail',
  offer_customer_mail: 'mail',
  offer_reminder_mail: 'mail',
  offer_decision_mail: 'mail',
  offer_accepted_mail: 'mail',
  quote_push: 'push',
  offer_push: 'push',
  device_push: 'push',
  inquiry_staff_mail: 'mail',
  order_receipt_mail: 'mail',
  order_fulfillment: 'printful',
  order_manual_mail: 'mail',
  order_failed_mail: 'mail',
  order_shipped_mail: 'mail',
  order_look_up_mail: 'mail',
  refund_reversal_mail: 'mail',
  prices_canceled_mail: 'mail',
  wrong_payment_mail: 'mail',
  points_mismatch_mail: 'mail',
  rewards_code_mail: 'mail',
  staff_link_mail: 'mail',
  site_build: 'build',
  stock_short_mail: 'mail',
  low_stock_mail: 'mail',
  privacy_confirm_mail: 'mail',
  privacy_staff_mail: 'mail',
  privacy_closed_mail: 'mail',
  privacy_photos: 'photos',
  catalogue_purge: 'cdn',
};

/** The kinds that are sent through one system; none for most systems. */
export const kindsOf = (provider: string): readonly OutboxKind[] =>
  (Object.keys(CARRIER) as OutboxKind[]).filter((kind) => CARRIER[kind] === provider);
