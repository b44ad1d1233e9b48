import * as z from 'zod/mini';
import { INQUIRIES_RATE_LIMIT } from '../../business/constants.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import { HIDDEN_FIELDS } from '../shared/contract/hidden-fields.ts';
import { inquirySchema } from './inquiry.schema.ts';

export const newInquirySchema = z.strictObject({ ...inquirySchema.shape, ...HIDDEN_FIELDS });

export type NewInquiry = z.output<typeof newInquirySchema>;

/** Answers 201. Takes an Idempotency-Key. */
export const createInquiryApi = endpoint('POST /api/merch-contact', {
  input: newInquirySchema,
  output: answer<{ id: string }>(),
  errors: ['idempotency_key_reused'],
  status: 201,
  verbLimit: INQUIRIES_RATE_LIMIT,
});
