import type { InquiryType } from './inquiry.schema.ts';

/** As visitors choose one and staff read it; in the order of the list. */
export const INQUIRY_TYPE_NAMES: Readonly<Record<InquiryType, string>> = {
  bulk_order: 'Bulk order',
  custom_design: 'Custom design',
  product_question: 'Product question',
  other: 'Other',
};
