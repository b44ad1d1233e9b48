// Our codes (netlify/lib/random-signs.ts) do not use these letters, so they must be misread digits.
const MEANT: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/** The signs of a code as it was printed, however it was typed: in capitals, without dashes and blanks, no digit misread. */
export const meantSigns = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[ILO]/g, (sign) => MEANT[sign] ?? sign);
