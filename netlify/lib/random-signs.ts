import { randomBytes } from 'node:crypto';

/** Thirty-two signs without I, L, O and U: none is taken for another on the phone, and none makes a word. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** So many signs, each as likely as any other. */
export const randomSigns = (length: number): string =>
  Array.from(randomBytes(length), (byte) => SIGNS[byte % SIGNS.length]).join('');
