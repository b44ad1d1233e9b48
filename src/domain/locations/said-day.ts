import type { SpecialDay } from '../../business/yards.ts';
import { hoursText, type SaidDay } from './opening.ts';
import { saidReason } from './said-reason.ts';
import { openingTexts } from './texts.ts';

/** A day as badges and hours tables tell it. */
export function saidDay<Day extends SpecialDay>({ reason, ...day }: Day) {
  const { text, lang } = saidReason(reason);
  return {
    ...day,
    day: day.hours ? openingTexts.today(hoursText(day.hours)) : openingTexts.closedToday,
    why: text && `: ${text}`,
    ...(lang && { lang }),
  } satisfies SaidDay;
}
