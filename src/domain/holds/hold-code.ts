import { HOLD_CODE_LENGTH } from '../../business/constants.ts';
import { codeCharacters } from '../shared/text/printed-number.ts';

const CODE = new RegExp(`^[0-9A-HJKMNP-TV-Z]{${HOLD_CODE_LENGTH}}$`);

/** The code of a held price, however it is typed: "k7m 2qx", "K7M-2QX", O for 0. null: it is none. */
export function holdCodeOf(typed: string): string | null {
  const code = codeCharacters(typed);
  return CODE.test(code) ? code : null;
}

/** "K7M 2QX", as it is read out. */
export const holdCodeText = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
