import { VEHICLE_MAKES } from '../../business/vehicles.ts';
import { cleanLine } from '../shared/text/clean-text.ts';

const VIN_LENGTH = 17;

/** What labels, papers and ads call it: "VIN:", "VIN NO.", "V.I.N. #", "VIN number", "vehicle identification number". */
const LABEL =
  /^\W*(?:VEHICLE ID(?:ENTIFICATION)?|V\.?I\.?N\b\.?)(?:\s*(?:NUMBER|NO|NUM|NRO|CODE)\b)?(?=[\s\p{Pd}.:#=*])/u;
/** What a door sticker's barcode has in front of the 17: an import's mark. */
const IMPORT_MARK = /^I(?=[A-HJ-NPR-Z0-9]{17}$)/;

/** The characters of a VIN, however it was typed, pasted or scanned: in capitals, without its label, and without what stands between groups. */
export const normalizeVin = (typed: string): string =>
  cleanLine(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(LABEL, '')
    .replace(/[\s\p{Pd}.,;:#=*_/()[\]"'“”✓✔]/gu, '')
    .replace(IMPORT_MARK, '');

export type VinProblem = 'look_alikes' | 'forbidden' | 'not_signs' | 'too_short' | 'too_long';

/** Why a normalized VIN cannot be one; null: it can. */
export function vinProblem(vin: string): VinProblem | null {
  // A letter of another alphabet looks right and fails everywhere.
  if (/[^\p{ASCII}]/u.test(vin)) return 'look_alikes';
  if (/[^A-Z0-9]/.test(vin)) return 'not_signs';
  // Checked before the letters: whoever then corrects an I to a 1 should not learn only afterward that there is one character too many.
  if (vin.length !== VIN_LENGTH) return vin.length < VIN_LENGTH ? 'too_short' : 'too_long';
  return /[IOQ]/.test(vin) ? 'forbidden' : null;
}

const VALUES = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const WEIGHTS: readonly number[] = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Whether the check digit, the ninth character of a VIN, agrees with the others (49 CFR 565.15). It need not on cars that were built for other countries. */
export function hasCheckDigit(vin: string): boolean {
  const sum = WEIGHTS.reduce(
    (total, weight, at) => total + weight * (VALUES.indexOf(vin.charAt(at)) % 10),
    0,
  );
  return vin.charAt(8) === '0123456789X'.charAt(sum % 11);
}

/** The characters that name the kind of car: the first eight, the year's and the plant's, as the decoder takes them. No car has its own. */
export const vinPattern = (vin: string): string => `${vin.slice(0, 8)}*${vin.slice(9, 11)}`;

const MAKES: ReadonlyMap<string, string> = new Map(VEHICLE_MAKES.map((make) => [make.toLowerCase(), make]));

/** A make as it is spelled. Another one may be right, too: it is asked about, and taken. */
export const knownMake = (make: string): string | undefined => MAKES.get(cleanLine(make).toLowerCase());
