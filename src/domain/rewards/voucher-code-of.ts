const SIGNS = 8;

// Thirty-two signs are used; what people read in their place is taken for what was meant.
const MEANT: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/** "RW-7K2M9QXT" from however it was typed or scanned, or null where the text holds no voucher's code. */
export function voucherCodeOf(text: string): string | null {
  const signs = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const bare = signs.length === SIGNS + 2 && signs.startsWith('RW') ? signs.slice(2) : signs;
  const meant = bare.replace(/[ILO]/g, (sign) => MEANT[sign] ?? sign);
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(meant) ? `RW-${meant}` : null;
}
