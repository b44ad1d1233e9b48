import { randomInt } from 'node:crypto';

/** Thirty-two characters, without I, L, O and U: none is mistaken for another on the phone, and they spell no words. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** This many characters, each equally likely. */
export const randomCharacters = (length: number, signs: string = SIGNS): string =>
  Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('');
