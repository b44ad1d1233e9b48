import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagePath } from '../layouts/page-path.ts';

export interface BuiltPage {
  /** As visitors ask for it: "/location/griffin". */
  readonly path: string;
  readonly html: string;
  /** The absolute address that search engines shall know it by; null where they shall not know it. */
  readonly canonical: string | null;
}

/** Every page in a folder that a build wrote, by path. */
export async function readBuiltPages(root: string): Promise<readonly BuiltPage[]> {
  const files = globSync('**/*.html', { cwd: root }).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const html = await readFile(join(root, file), 'utf8');
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? null;
      return { path: pagePath(`/${file}`), html, canonical };
    }),
  );
}
