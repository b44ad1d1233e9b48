import type { InquiryType } from './inquiry.schema.ts';

/** Labels for visitors and staff, in display order. */
export const INQUIRY_TYPE_NAMES: Readonly<Record<InquiryType, string>> = {
  bulk_order: 'Bulk order',
  custom_design: 'Custom design',
  product_question: 'Product question',
  other: 'Other',
  ticket: 'Ticket question',
};
