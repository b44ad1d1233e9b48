import * as z from 'zod/mini';
import { INQUIRIES_RATE_LIMIT } from '../../business/rate-limits.ts';
import { answer, endpoint } from '../shared/endpoint.ts';
import { inquirySchema } from './inquiry.schema.ts';

/** The form's fields and two hidden values added by the browser. */
export const newInquirySchema = z.strictObject({
  ...inquirySchema.shape,
  /** Honeypot: a field that people cannot see. */
  website: z._default(z.string().check(z.maxLength(200)), ''),
  /** How long the form was open, in milliseconds. */
  filledInMs: z.optional(z.number().check(z.nonnegative())),
});

export type NewInquiry = z.output<typeof newInquirySchema>;

/** Answers 201. Takes an Idempotency-Key. */
export const createInquiryApi = endpoint({
  method: 'POST',
  path: '/api/merch-contact',
  input: newInquirySchema,
  output: answer<{ id: string }>(),
  errors: ['idempotency_key_reused'],
  status: 201,
  verbLimit: INQUIRIES_RATE_LIMIT,
});
