import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const isThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** What is made once and stored next to the database, only for this user. */
async function madeOnce(dataDirectory: string, name: string, make: () => string): Promise<string> {
  const file = join(dataDirectory, name);
  await mkdir(dataDirectory, { recursive: true });
  try {
    await writeFile(file, make(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isThere(error)) throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

/** The AUTH_SECRET of a local site. A restart signs nobody out. */
export const localSecret = (dataDirectory: string): Promise<string> =>
  madeOnce(dataDirectory, 'auth-secret', () => randomBytes(32).toString('base64url'));

/** The keys of a local site's notifications, as settings. Devices that have subscribed with them stay after a restart. */
export async function localPushKeys(dataDirectory: string): Promise<Readonly<Record<string, string>>> {
  const { default: webPush } = await import('web-push');
  const keys = await madeOnce(dataDirectory, 'push-keys.json', () => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    return JSON.stringify({
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: 'mailto:hello@example.com',
    });
  });
  return JSON.parse(keys) as Record<string, string>;
}

const fileIn = (dataDirectory: string) => join(dataDirectory, 'site-address');

/** Notes the address of the site that runs on this data, for commands in other terminals. */
export async function writeSiteAddress(dataDirectory: string, origin: string): Promise<void> {
  await mkdir(dataDirectory, { recursive: true });
  await writeFile(fileIn(dataDirectory), origin);
}

/** The address of the site that runs on this data, or ran last; undefined if none ever did. */
export const readSiteAddress = (dataDirectory: string): Promise<string | undefined> =>
  readFile(fileIn(dataDirectory), 'utf8').catch(() => undefined);
