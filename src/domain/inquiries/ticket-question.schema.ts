import * as z from 'zod/mini';
import {
  INQUIRY_EMAIL_MAX_LENGTH,
  INQUIRY_MESSAGE_MAX_LENGTH,
  INQUIRY_MESSAGE_MIN_LENGTH,
  INQUIRY_NAME_MAX_LENGTH,
  INQUIRY_NAME_MIN_LENGTH,
} from '../../business/constants.ts';
import { email, line, paragraph } from '../shared/text/text.ts';
import { inquirySchema } from './inquiry.schema.ts';
import { inquirySentences as says } from './texts.ts';

/** The fields of the form "Ask about this ticket". What an inquiry says of an empty field is specified for it alone. */
export const ticketQuestionSchema = z.object({
  name: line(INQUIRY_NAME_MIN_LENGTH, INQUIRY_NAME_MAX_LENGTH, says.name, says.noName),
  email: email(INQUIRY_EMAIL_MAX_LENGTH, says.email, says.noEmail),
  phone: inquirySchema.shape.phone,
  message: paragraph(INQUIRY_MESSAGE_MIN_LENGTH, INQUIRY_MESSAGE_MAX_LENGTH, says.message, says.noQuestion),
});
