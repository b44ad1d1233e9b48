import { YARD_IDS } from '../../../business/yards.ts';

/** The first that a yard gives in a year: no number begins with zeros, which people leave out. */
export const FIRST_SITE_NUMBER = 1001;

/** Letters that nobody takes for a digit or for each other, and that spell no words. */
export const CHECK_LETTERS = 'CDFHJKMNPRTVWXY';
export const CHECK_LENGTH = 4;

/** What may stand for a yard: the first letters of its words, or, where another yard may have those too, more of the last word. */
const marksOf = (id: string): readonly string[] => {
  const words = id.toUpperCase().split('-');
  const last = words.at(-1) ?? '';
  const head = words.slice(0, -1).map((word) => word.charAt(0));
  return [...Array.from(last, (_, at) => head.join('') + last.slice(0, at + 1)), words.join('')];
};

/** The shortest that no other yard may have, whatever their order: "G" of griffin, "GN" of griffin-north. */
export function yardMark(yardId: string, yardIds: readonly string[] = YARD_IDS): string {
  const others = new Set(yardIds.filter((id) => id !== yardId).flatMap(marksOf));
  const own = marksOf(yardId);
  return own.find((mark) => !others.has(mark)) ?? (own.at(-1) as string);
}

/**
 * "G26-W1001-TKXD": the yard's mark, the year, the running number after a W of its own, which no typed or imported number may have, and four random
 * letters. Numbers can be counted up, so the letters are what shows that somebody has the paper. Numbers from before have none.
 */
export const siteNumber = (yardId: string, year: number, running: number, check: string): string =>
  `${yardMark(yardId)}${String(year).slice(-2)}-W${running}-${check}`;

const typedNumbers = (yardIds: readonly string[]) =>
  new RegExp(
    `^((?:[A-Z0-9]|${yardIds.map((id) => yardMark(id, yardIds)).join('|')})\\d{2})-?W-?0*(\\d+)(?:-?([${CHECK_LETTERS}]{${CHECK_LENGTH}}))?$`,
  );

/** Such a number in its own spelling, however its dashes were typed, and the part of it that is counted up; null if it is none. */
export function asSiteNumber(number: string, yardIds: readonly string[] = YARD_IDS) {
  const [, year, running, check] = typedNumbers(yardIds).exec(number) ?? [];
  if (year === undefined) return null;
  const counted = `${year}-W${running}`;
  return { counted, number: check === undefined ? counted : `${counted}-${check}` };
}

/** Whether somebody else's number could be taken for one of the site's. */
export const isSiteNumber = (number: string): boolean =>
  asSiteNumber(number)?.number === number.replace(/-W0+(?=\d)/, '-W');
