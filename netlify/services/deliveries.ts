import type { Deliveries } from './outbox/work-outbox.ts';
import { mailPhoto } from './quotes/mail-photo.ts';
import { mailStaff } from './quotes/mail-staff.ts';
import { mailVisitor } from './quotes/mail-visitor.ts';

/** How each kind of parcel leaves. */
export const DELIVERIES: Deliveries = {
  quote_staff_mail: mailStaff,
  quote_visitor_mail: mailVisitor,
  quote_photo_mail: mailPhoto,
};
