import { randomInt } from 'node:crypto';

/** Thirty-two characters, without I, L, O and U: none is mistaken for another on the phone, and they spell no words. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** This many characters, each equally likely. */
export const randomCharacters = (length: number, characters: string = CHARACTERS): string =>
  Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('');
