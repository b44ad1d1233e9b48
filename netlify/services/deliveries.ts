import { CATALOGUE_CACHE } from '../../src/domain/catalogue/catalogue.api.ts';
import { purgeTag } from '../providers/cdn/purge-tag.ts';
import { fulfillOrder } from './fulfillment/fulfill-order.ts';
import { mailFailed, mailManual } from './fulfillment/mail.ts';
import { mailHold, mailMovedHold } from './holds/mail.ts';
import { mailStaffLink } from './identity/mail-link.ts';
import { mailAnswer, mailInquiry } from './inquiries/mail.ts';
import { mailOverdueJobs } from './jobs/mail.ts';
import { mailAccepted, mailDecision, mailOffer, mailReminder } from './offers/mail.ts';
import { mailLookUp, mailReceipt, mailShipped, mailStockShort } from './orders/mail.ts';
import type { Deliveries } from './outbox/work-outbox.ts';
import { mailRefund } from './payments/refunds/record-refund.ts';
import { mailRefundRefused, mailRefundReversal } from './payments/refunds/staff-mail.ts';
import { checkAlerts } from './price-alerts/fire-alerts.ts';
import { mailAlertLink, mailPriceAlerts } from './price-alerts/mail.ts';
import { mailCanceledPrices } from './prices/undo-prices.ts';
import { mailWrongPayment } from './payments/wrong-payments.ts';
import { pushDecision, pushQuote, pushStop, pushToDevice } from './push/messages.ts';
import { mailPrivacyClosed, mailPrivacyLink, mailPrivacyStaff } from './privacy/mail.ts';
import { removePhotos } from './privacy/remove-photos.ts';
import { mailPhoto, mailStaff, mailVisitor } from './quotes/mail.ts';
import { mailStop, mailStopReminder, mailStopToStaff } from './quotes/stop-mail.ts';
import { mailPointsMismatch, mailRewardsCode } from './rewards/mail.ts';
import { buildSite } from './site-build/request-build.ts';
import { mailLowStock } from './stock/mail.ts';
import { mailTicketCopy, mailTicketTries } from './tickets/mail.ts';
import { mailVoids } from './tickets/money/void-mail.ts';
import { mailStatement } from './tickets/statement/statement-mail.ts';

/** How each kind of message is sent. */
export const DELIVERIES: Deliveries = {
  quote_staff_mail: mailStaff,
  quote_visitor_mail: mailVisitor,
  quote_photo_mail: mailPhoto,
  offer_customer_mail: mailOffer,
  offer_reminder_mail: mailReminder,
  offer_decision_mail: mailDecision,
  offer_accepted_mail: mailAccepted,
  stop_customer_mail: mailStop,
  stop_reminder_mail: mailStopReminder,
  stop_staff_mail: mailStopToStaff,
  quote_push: pushQuote,
  offer_push: pushDecision,
  stop_push: pushStop,
  device_push: pushToDevice,
  inquiry_staff_mail: mailInquiry,
  inquiry_answer_mail: mailAnswer,
  order_receipt_mail: mailReceipt,
  order_fulfillment: fulfillOrder,
  order_manual_mail: mailManual,
  order_failed_mail: mailFailed,
  order_shipped_mail: mailShipped,
  order_look_up_mail: mailLookUp,
  refund_customer_mail: mailRefund,
  refund_refused_mail: mailRefundRefused,
  refund_reversal_mail: mailRefundReversal,
  prices_canceled_mail: mailCanceledPrices,
  wrong_payment_mail: mailWrongPayment,
  points_mismatch_mail: mailPointsMismatch,
  rewards_code_mail: mailRewardsCode,
  hold_mail: mailHold,
  hold_moved_mail: mailMovedHold,
  price_alerts_check: checkAlerts,
  alert_confirm_mail: mailAlertLink,
  price_alert_mail: mailPriceAlerts,
  ticket_copy_mail: mailTicketCopy,
  ticket_tries_mail: mailTicketTries,
  voids_mail: mailVoids,
  statement_mail: mailStatement,
  staff_link_mail: mailStaffLink,
  site_build: buildSite,
  jobs_late_mail: mailOverdueJobs,
  stock_short_mail: mailStockShort,
  low_stock_mail: mailLowStock,
  privacy_confirm_mail: mailPrivacyLink,
  privacy_staff_mail: mailPrivacyStaff,
  privacy_closed_mail: mailPrivacyClosed,
  privacy_photos: removePhotos,
  catalogue_purge: () => purgeTag(CATALOGUE_CACHE.tag),
};
