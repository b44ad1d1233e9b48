import * as z from 'zod/mini';
import { inquirySchema } from './inquiry.schema.ts';

const { name, email, phone, message } = inquirySchema.shape;

/** The fields of the form "Ask about this ticket". */
export const ticketQuestionSchema = z.object({ name, email, phone, message });
