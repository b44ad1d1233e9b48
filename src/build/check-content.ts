import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { CONTENT } from '../domain/content/content-files.ts';
import { contentProblem } from '../domain/content/content-schemas.ts';

async function problemOf(root: string, path: string): Promise<string | null> {
  try {
    return contentProblem(path, JSON.parse(await readFile(join(root, path), 'utf8')));
  } catch (error) {
    return `${path}: it cannot be read: ${String(error)}`;
  }
}

/** What is wrong with the JSON of src/content below `root`, a sentence for each file. Astro checks what is Markdown. */
export async function contentProblems(root: string): Promise<readonly string[]> {
  const paths = CONTENT.flatMap(({ files }) => files)
    .filter(({ mayLack, path }) => !mayLack || existsSync(join(root, path)))
    .map(({ path }) => path);
  const found = await Promise.all(
    paths.filter((path) => path.endsWith('.json')).map((path) => problemOf(root, path)),
  );
  return found.filter((problem) => problem !== null);
}

/** Stops a build on content that a page would show wrong, and says which field of which file it is. */
export const checkContent = (): AstroIntegration => ({
  name: 'check-content',
  hooks: {
    async 'astro:config:setup'() {
      const problems = await contentProblems(process.cwd());
      if (problems.length > 0) throw new Error(`src/content has mistakes:\n${problems.join('\n')}`);
    },
  },
});
