import { phoneProblem } from '../../../src/domain/shared/contact/phone-problem.ts';
import { toE164 } from '../../../src/domain/shared/contact/phone.ts';
import { CodedError } from '../http/errors.ts';

/** Ten US digits in any common spelling, as +1XXXXXXXXXX. Throws invalid_input. */
export function phoneOf(text: string): string {
  const phone = toE164(text);
  if (phone) return phone;
  throw new CodedError('invalid_input', {
    fields: { phone: phoneProblem(text, 'Phone number must be 10 digits') },
  });
}
