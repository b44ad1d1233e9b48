/** The first that a yard gives in a year: no number begins with zeros, which people leave out. */
export const FIRST_SITE_NUMBER = 1001;

/** "G26-W1001": the yard's first letter, the year, and the running number after a W of its own, which no typed or imported number may have. */
export const siteNumber = (yardId: string, year: number, running: number): string =>
  `${yardId.charAt(0).toUpperCase()}${String(year).slice(-2)}-W${running}`;

const TYPED = /^([A-Z0-9]\d{2})-?W-?(\d+)$/;

/** Such a number in its own spelling, however its dash was typed; null if it is none. */
export const asSiteNumber = (number: string): string | null =>
  TYPED.test(number) ? number.replace(TYPED, '$1-W$2') : null;

/** Whether somebody else's number could be taken for one of the site's. */
export const isSiteNumber = (number: string): boolean => asSiteNumber(number) === number;
