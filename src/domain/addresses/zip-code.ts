import { ADDRESS_ZIP_MAX_LENGTH } from '../../business/constants.ts';
import { cleanLine } from '../shared/text/clean-text.ts';

/** What a field of ten characters makes of a ZIP code: spaces around a whole one do not push its last digits out. */
export const typedZip = (typed: string): string =>
  typed.length > ADDRESS_ZIP_MAX_LENGTH ? cleanZip(typed).slice(0, ADDRESS_ZIP_MAX_LENGTH) : typed;

/** Nine digits as "30223-1234", whatever stands between them: nothing, a space or the dash of a phone. */
export const cleanZip = (typed: string): string =>
  cleanLine(typed).replace(/^(\d{5})[\s\p{Dash_Punctuation}\u2212]*(\d{4})$/u, '$1-$2');
