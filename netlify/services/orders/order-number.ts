import { randomBytes } from 'node:crypto';

/** Thirty-two signs without I, L, O and U: none is taken for another on the phone, and none makes a word. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a customer says on the phone, "GS-7K2M9QXT": one of a million million, and no hint at how many there are. */
export function randomOrderNumber(): string {
  return `GS-${Array.from(randomBytes(8), (byte) => SIGNS[byte % SIGNS.length]).join('')}`;
}
