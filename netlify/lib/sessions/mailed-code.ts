import { MAILED_CODE_DIGITS } from '../../../src/business/constants.ts';
import { isSameSecret, keyedHash, keyedHashes } from '../secret.ts';

const codeOf = (hash: string): string =>
  String(Buffer.from(hash, 'base64url').readUIntBE(0, 6) % 10 ** MAILED_CODE_DIGITS).padStart(
    MAILED_CODE_DIGITS,
    '0',
  );

/** A code that goes out by mail, stored nowhere: it is derived from what it is about, with a random id, and a key that only the server has. */
export const mailedCode = (about: string): string => codeOf(keyedHash('look-up-code', about));

export const isMailedCode = (given: string, about: string): boolean =>
  keyedHashes('look-up-code', about).some((hash) => isSameSecret(given, codeOf(hash)));
