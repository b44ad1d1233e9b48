import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const isThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** The AUTH_SECRET of a local site. It is stored beside the database, so a restart signs nobody out. */
export async function localSecret(dataDirectory: string): Promise<string> {
  const file = join(dataDirectory, 'auth-secret');
  await mkdir(dataDirectory, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isThere(error)) throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
