/**
 * Who the business is. Owners change it in the editor (/admin/content), which writes src/content/business; /admin/launch lists
 * what must be replaced before launch (the phones are from the range reserved for fiction).
 */
import contact from '../content/business/contact.json' with { type: 'json' };

export const BUSINESS_NAME = contact.name;
export const BUSINESS_EMAIL = contact.email;
/** Main number, for every call button. */
export const BUSINESS_PHONE = contact.phone;
/** Merchandise and quotes. */
export const BUSINESS_QUOTES_PHONE = contact.quotesPhone;

/** Where staff mail goes and where it comes from; the environment may override both (docs/operations.md). */
export const STAFF_MAIL = { to: 'quotes@example.com', from: 'website@example.com' } as const;
