import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileIn = (dataDirectory: string) => join(dataDirectory, 'site-address');

/** Notes the address of the site that runs on this data, for commands in other terminals. */
export async function writeSiteAddress(dataDirectory: string, origin: string): Promise<void> {
  await mkdir(dataDirectory, { recursive: true });
  await writeFile(fileIn(dataDirectory), origin);
}

/** The address of the site that runs on this data, or ran last; undefined if none ever did. */
export const readSiteAddress = (dataDirectory: string): Promise<string | undefined> =>
  readFile(fileIn(dataDirectory), 'utf8').catch(() => undefined);
