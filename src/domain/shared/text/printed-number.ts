import { cleanLine } from './clean-text.ts';

// What stands before a number on paper: "#9612", "No. 9612", "Nº 9612", "Ticket # 9612".
const LABEL =
  /^(?:(?:TICKET|ORDER|BOLETO|PEDIDO)(?=[\s:#]))?[\s:#]*(?:№|N[º°]|N(?:O|R|[UÚ]M|UMBER|[UÚ]MERO)(?=[\s.:#º°]))?[\s.:#º°]*/u;

/** A printed number in capitals, without what stands before it, without spaces and with plain dashes. Its letters stay. */
export const printedNumber = (typed: string): string =>
  cleanLine(typed)
    .toUpperCase()
    .replace(LABEL, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s/g, '');

// Our codes (netlify/lib/random-characters.ts) do not use these letters, so they must be misread digits.
const MEANT: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/** The characters of one of our codes as it was printed, however it was typed: as printedNumber(), without dashes, no digit misread. */
export const codeCharacters = (typed: string): string =>
  printedNumber(typed)
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[ILO]/g, (sign) => MEANT[sign] ?? sign);

const SIGNS = 8;

/** "RW-7K2M9QXT" in any spelling, also without "RW"; null if the text is not such a code. */
export function codeOf(prefix: 'GS' | 'RW', typed: string): string | null {
  const signs = codeCharacters(typed);
  const bare = signs.length === SIGNS + 2 && signs.startsWith(prefix) ? signs.slice(2) : signs;
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(bare) ? `${prefix}-${bare}` : null;
}
