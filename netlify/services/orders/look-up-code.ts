import { ORDER_LOOK_UP_CODE_DIGITS } from '../../../src/business/constants.ts';
import { isSameSecret, keyedHash, keyedHashes } from '../../lib/secret.ts';

const codeOf = (hash: string): string =>
  String(Buffer.from(hash, 'base64url').readUIntBE(0, 6) % 10 ** ORDER_LOOK_UP_CODE_DIGITS).padStart(
    ORDER_LOOK_UP_CODE_DIGITS,
    '0',
  );

/** The code of a look-up, stored nowhere: it is derived from the look-up's id and a key that only the server has. */
export const lookUpCode = (lookUpId: string): string => codeOf(keyedHash('look-up-code', lookUpId));

export const isLookUpCode = (given: string, lookUpId: string): boolean =>
  keyedHashes('look-up-code', lookUpId).some((hash) => isSameSecret(given, codeOf(hash)));
