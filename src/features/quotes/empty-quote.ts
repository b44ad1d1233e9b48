import type { QuoteDraft } from '../../domain/quotes/quote.schema.ts';

export const EMPTY_QUOTE: QuoteDraft = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  location: '',
  description: '',
  callMe: false,
  emailMe: false,
};
