import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { count } from './count.ts';

/** The other languages, and the worker, whose shell has all of them. */
const LEFT_OUT = '^(pages-in-|service-worker$)';

/** Arguments that build the site of `root` only in English, which takes little more than half as long. `folder` gets the settings. */
export async function buildInEnglish(root: string, folder: string): Promise<readonly string[]> {
  count('builds within tests');
  const file = join(folder, 'english.config.mjs');
  await writeFile(
    file,
    `import site from ${JSON.stringify(pathToFileURL(join(root, 'astro.config.mjs')).href)};
const integrations = site.integrations.filter(({ name }) => !/${LEFT_OUT}/.test(name));
export default { ...site, integrations };
`,
  );
  // Astro takes no absolute path.
  return ['build', '--config', relative(root, file)];
}
