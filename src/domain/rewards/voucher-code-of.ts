const SIGNS = 8;

// Codes do not use these letters, so they must be misread digits.
const MEANT: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/** "RW-7K2M9QXT" in any spelling, typed or scanned; null if the text is no voucher code. */
export function voucherCodeOf(text: string): string | null {
  const signs = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const bare = signs.length === SIGNS + 2 && signs.startsWith('RW') ? signs.slice(2) : signs;
  const meant = bare.replace(/[ILO]/g, (sign) => MEANT[sign] ?? sign);
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(meant) ? `RW-${meant}` : null;
}
