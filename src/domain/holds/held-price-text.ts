import { HOLD_MIN_OPEN_MINUTES } from '../../business/constants.ts';
import { yardName } from '../../business/yards.ts';
import { priceTexts } from '../prices/texts.ts';
import { groupedNumber } from '../shared/numbers/typed-number.ts';
import { timeTexts } from '../shared/text/texts.ts';
import { calendarFile } from '../shared/time/calendar-file.ts';
import { yardWeekdayText } from '../shared/time/new-york-time.ts';
import { holdCodeText } from './hold-code.ts';
import type { HeldGrade } from './holds.api.ts';
import { heldPriceTexts } from './texts.ts';

/** The language of a held price: the build's own, unless somebody else's is given. */
const OWN = { held: heldPriceTexts, per: priceTexts.per, times: timeTexts };
export type HeldTexts = typeof OWN;

export interface NamedHold extends HeldGrade {
  /** Of the grade. */
  readonly name: string;
}

/** "$4.50 per lb" */
const rateText = ({ price, unit }: HeldGrade, { per }: HeldTexts): string => `$${price} ${per(unit)}`;

/** What, where, until when and how much of it, each with its label. `isDated` false: it is not held until then. */
export function heldPriceFacts(
  hold: NamedHold,
  texts: HeldTexts = OWN,
  isDated = true,
): readonly (readonly [label: string, value: string])[] {
  const { name, yardId, until, most, unit } = hold;
  const { held, times } = texts;
  return [
    [held.grade, name],
    [held.price, rateText(hold, texts)],
    [held.yard, yardName(yardId)],
    ...(isDated ? [[held.until, yardWeekdayText(new Date(until), times)] as const] : []),
    [held.most, held.load(groupedNumber(String(most)), unit === 'each')],
  ];
}

const MINUTE_MS = 60_000;

/** The last open hours before its end, as a file for a calendar. */
export function heldCalendar(
  hold: NamedHold,
  link: string,
  madeAt: Date,
  texts: HeldTexts = OWN,
): Promise<string> {
  const { code, name, yardId, until } = hold;
  const to = new Date(until);
  return calendarFile({
    id: `hold-${code}`,
    madeAt,
    from: new Date(to.getTime() - HOLD_MIN_OPEN_MINUTES * MINUTE_MS),
    to,
    title: texts.held.event(name, yardName(yardId)),
    text: texts.held.eventText(rateText(hold, texts), holdCodeText(code)),
    link,
  });
}
