import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword } from 'better-auth/crypto';

const derive: (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer> = promisify(argon2);

/** 19 MB in two passes: OWASP's minimum for Argon2id. better-auth's own scrypt stays below OWASP's minimum for scrypt. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** A password as it is stored, along with its cost, so that raising COST keeps older hashes valid. The password is hashed exactly as typed. */
export async function hashStaffPassword(password: string, needs = COST): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await derive('argon2id', { message: password, nonce, tagLength: HASH_BYTES, ...needs });
  const { memory, passes, parallelism } = needs;
  const cost = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${cost}$${nonce.toString('base64url')}$${hash.toString('base64url')}`;
}

const STORED =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[\w-]+)\$(?<hash>[\w-]+)$/;

/** Whether it is the password that was stored, also where better-auth hashed it. */
export async function isStaffPassword(stored: {
  readonly hash: string;
  readonly password: string;
}): Promise<boolean> {
  const { memory, passes, parallelism, salt, hash } = STORED.exec(stored.hash)?.groups ?? {};
  if (!salt || !hash) return verifyPassword(stored);
  const expected = Buffer.from(hash, 'base64url');
  const given = await derive('argon2id', {
    message: stored.password,
    nonce: Buffer.from(salt, 'base64url'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(given, expected);
}
