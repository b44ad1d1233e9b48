import type { core } from 'zod/mini';
import type { newInquirySchema } from '../../src/domain/inquiries/inquiries.api.ts';

type InquiryBody = core.input<typeof newInquirySchema>;

/** A merchandise inquiry as the form sends it. */
export const inquiryBody = (changes: Partial<InquiryBody> = {}): InquiryBody => ({
  name: 'Ada Wright',
  email: 'ada.wright@example.com',
  phone: '',
  inquiryType: 'bulk_order',
  subject: 'Forty crew shirts',
  message: 'Forty shirts for a crew, our logo on the back.',
  website: '',
  filledInMs: 9_000,
  ...changes,
});
