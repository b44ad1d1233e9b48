import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword } from 'better-auth/crypto';

const derive: (password: string, salt: Buffer, length: number, cost: ScryptOptions) => Promise<Buffer> =
  promisify(scrypt);

/** The least that OWASP asks of scrypt: 32 MB, three times over. better-auth's own is a third of that work. */
const COST = { log2N: 15, r: 8, p: 3 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const hashOf = (
  password: string,
  salt: Buffer,
  { log2N, r, p }: Readonly<Record<'log2N' | 'r' | 'p', number>>,
) => derive(password, salt, HASH_BYTES, { N: 2 ** log2N, r, p, maxmem: 256 * 2 ** log2N * r });

/** How a password is stored: with what it cost, so that a higher COST leaves what there is as it is. Not a letter of it is changed before. */
export async function hashStaffPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await hashOf(password, salt, COST);
  const { log2N, r, p } = COST;
  return `$scrypt$ln=${log2N},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

const STORED = /^\$scrypt\$ln=(?<log2N>\d+),r=(?<r>\d+),p=(?<p>\d+)\$(?<salt>[\w-]+)\$(?<hash>[\w-]+)$/;

/** Whether it is the password that was stored, also where better-auth hashed it. */
export async function isStaffPassword(stored: {
  readonly hash: string;
  readonly password: string;
}): Promise<boolean> {
  const { log2N, r, p, salt, hash } = STORED.exec(stored.hash)?.groups ?? {};
  if (!salt || !hash) return verifyPassword(stored);
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const given = await hashOf(stored.password, Buffer.from(salt, 'base64url'), cost);
  const expected = Buffer.from(hash, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
