import { randomCharacters } from '../../lib/random-characters.ts';

/** What staff type or scan at the counter, "RW-7K2M9QXT": one of a trillion. */
export const randomVoucherCode = (): string => `RW-${randomCharacters(8)}`;

/** "RW-••••••XT": enough to tell one's codes apart. */
export const maskVoucherCode = (code: string): string => code.replace(/^RW-\w+(?=\w{2}$)/, 'RW-••••••');
