import * as z from 'zod/mini';
import {
  INQUIRY_EMAIL_MAX_LENGTH,
  INQUIRY_MESSAGE_MAX_LENGTH,
  INQUIRY_MESSAGE_MIN_LENGTH,
  INQUIRY_NAME_MAX_LENGTH,
  INQUIRY_NAME_MIN_LENGTH,
  INQUIRY_PHONE_MAX_LENGTH,
  INQUIRY_SUBJECT_MAX_LENGTH,
  INQUIRY_SUBJECT_MIN_LENGTH,
} from '../../business/constants.ts';
import { email, line, paragraph } from '../shared/text/text.ts';
import { inquirySentences } from './texts.ts';

export const INQUIRY_TYPES = ['bulk_order', 'custom_design', 'product_question', 'other'] as const;
/** `ticket`: a question about a ticket, which has a form of its own. */
export type InquiryType = (typeof INQUIRY_TYPES)[number] | 'ticket';

/** The fields of the form and the call. Messages are shown next to the fields. */
export const inquirySchema = z.object({
  name: line(INQUIRY_NAME_MIN_LENGTH, INQUIRY_NAME_MAX_LENGTH, inquirySentences.name),
  email: email(INQUIRY_EMAIL_MAX_LENGTH, inquirySentences.email),
  phone: z._default(line(0, INQUIRY_PHONE_MAX_LENGTH, ''), ''),
  inquiryType: z.enum(INQUIRY_TYPES, inquirySentences.type),
  subject: line(INQUIRY_SUBJECT_MIN_LENGTH, INQUIRY_SUBJECT_MAX_LENGTH, inquirySentences.subject),
  message: paragraph(INQUIRY_MESSAGE_MIN_LENGTH, INQUIRY_MESSAGE_MAX_LENGTH, inquirySentences.message),
});

/** The form's contents before validation. */
export type InquiryDraft = z.input<typeof inquirySchema>;
