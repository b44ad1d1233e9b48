import { slotText, WEIGHT_CLASS_TEXTS, windowText } from '../../../src/domain/quotes/request-words.ts';
import { dayText } from '../../../src/domain/locations/special-days.ts';
import type { MailField } from '../../providers/mail/render-mail.ts';
import type { QuoteRow } from './find-quote.ts';

/** What was chosen of a truck or a call, in words: weight, day and time. Empty for a plain quote. */
export function timeFields({ details }: Pick<QuoteRow, 'details'>): readonly MailField[] {
  if (!details) return [];
  const day = { label: 'Day', value: dayText(details.day) };
  if ('time' in details) return [day, { label: 'Time', value: `${slotText(details.time)} in Georgia` }];
  return [
    { label: 'Weight', value: WEIGHT_CLASS_TEXTS[details.weightClass] },
    day,
    { label: 'Time', value: windowText(details.window) },
  ];
}
