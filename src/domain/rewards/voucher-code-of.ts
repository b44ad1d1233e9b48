import { meantSigns } from '../shared/meant-signs.ts';

const SIGNS = 8;

/** "RW-7K2M9QXT" in any spelling, typed or scanned; null if the text is no voucher code. */
export function voucherCodeOf(text: string): string | null {
  const signs = meantSigns(text);
  const bare = signs.length === SIGNS + 2 && signs.startsWith('RW') ? signs.slice(2) : signs;
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(bare) ? `RW-${bare}` : null;
}
