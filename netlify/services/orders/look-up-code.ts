import { ORDER_LOOK_UP_CODE_DIGITS } from '../../../src/business/constants.ts';
import { keyedHash } from '../../lib/secret.ts';

/** The code of a look-up, stored nowhere: it follows from the look-up's id and a key that only the server has. */
export function lookUpCode(lookUpId: string): string {
  const bytes = Buffer.from(keyedHash('look-up-code', lookUpId), 'base64url');
  return String(bytes.readUIntBE(0, 6) % 10 ** ORDER_LOOK_UP_CODE_DIGITS).padStart(
    ORDER_LOOK_UP_CODE_DIGITS,
    '0',
  );
}
