import { createHmac, timingSafeEqual } from 'node:crypto';

/** Beside the list of checksums, which it signs: whoever changes a file can write the list anew, but not this. */
export const SIGNATURE = 'SHA256SUMS.hmac';

const KEY_MIN_LENGTH = 32;

/** The key of BACKUP_KEY; null without one. Throws if it is short enough to be guessed. */
export function backupKey(env: NodeJS.ProcessEnv = process.env): string | null {
  const key = env['BACKUP_KEY'] ?? '';
  if (key === '') return null;
  if (key.length < KEY_MIN_LENGTH)
    throw new Error('BACKUP_KEY is too short: use what openssl rand -base64 48 prints.');
  return key;
}

export const signatureOf = (sums: string, key: string): string =>
  `${createHmac('sha256', key).update(sums).digest('hex')}\n`;

/** Throws unless the list of checksums was signed with this key. `signature`: null where there is none. */
export function assertSigned(sums: string, signature: string | null, key: string): void {
  if (signature === null)
    throw new Error(
      'The backup is not signed, so it may not be the one that was written. To restore it nevertheless, leave out BACKUP_KEY.',
    );
  const [ours, theirs] = [Buffer.from(signatureOf(sums, key)), Buffer.from(signature)];
  if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs))
    throw new Error('The backup was changed after it was signed, or it was signed with another BACKUP_KEY.');
}

/** What a command says of a backup that no key vouches for. */
export const UNSIGNED = {
  written: 'It is not signed: without BACKUP_KEY nobody can tell later whether it was changed.',
  restored:
    'BACKUP_KEY is not set: the checksums show that the copy is whole, but not that this is the backup that was written.',
} as const;
