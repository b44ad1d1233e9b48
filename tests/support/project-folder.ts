import { mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/root.ts';

/** A new folder to build in: with the packages of this project, but not with what Astro and Vite remember of earlier builds. */
export async function makeProjectFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  await mkdir(join(folder, 'node_modules'));
  const packages = await readdir(join(ROOT, 'node_modules'));
  for (const name of packages.filter((entry) => entry !== '.astro' && entry !== '.vite'))
    await symlink(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  return folder;
}
