import type { InquiryDraft } from '../../domain/inquiries/inquiry.schema.ts';

/** The form before anybody touched it. */
export const EMPTY_INQUIRY: InquiryDraft = {
  name: '',
  email: '',
  phone: '',
  inquiryType: 'product_question',
  subject: '',
  message: '',
};
