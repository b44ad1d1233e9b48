import { globSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { writeServiceWorker } from '../../src/build/service-worker.ts';

/**
 * Makes the next version of a built site, as after a deploy: every script has another name and the old files are
 * gone. Its pages say "Version two" in their titles.
 */
export async function makeNextVersion(dist: string): Promise<void> {
  const scripts = globSync('assets/*.js', { cwd: dist }).map((file) => file.replace('assets/', ''));
  const renamed = (text: string) =>
    scripts.reduce((changed, name) => changed.replaceAll(name, name.replace(/\.js$/, '2.js')), text);
  for (const file of globSync('**/*.html', { cwd: dist })) {
    const html = await readFile(dist + file, 'utf8');
    const next = renamed(html).replace('<title>', '<title>Version two: ');
    await writeFile(dist + file, next);
  }
  for (const name of scripts) {
    const file = `${dist}assets/${name}`;
    await writeFile(file, renamed(await readFile(file, 'utf8')));
    await rename(file, file.replace(/\.js$/, '2.js'));
  }
  await writeServiceWorker(dist, false);
}
