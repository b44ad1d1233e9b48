import type { SpecialDay } from '../../../business/yards.ts';
import { hoursText, type SpecialDayTexts } from './opening.ts';
import { translatedReason } from '../translated-reason.ts';
import { openingTexts } from '../texts.ts';

/** A day as badges and hours tables tell it. */
export function withDayTexts<Day extends SpecialDay>({ reason, ...day }: Day) {
  const { text, lang } = translatedReason(reason);
  return {
    ...day,
    day: day.hours ? openingTexts.today(hoursText(day.hours)) : openingTexts.closedToday,
    why: text && `: ${text}`,
    ...(lang && { lang }),
  } satisfies SpecialDayTexts;
}
