import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { siteProblems } from '../domain/content/site-problems.ts';

/** What is wrong with src/content and its pictures below `root`, a sentence each. */
export async function contentProblems(root: string): Promise<readonly string[]> {
  const texts = globSync('src/content/**/*.{json,md}', { cwd: root });
  const pictures = globSync('src/{assets/{blog,yards},content/blog}/*.{svg,png,jpg,jpeg,webp}', {
    cwd: root,
  });
  const read = texts.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const);
  return siteProblems(
    new Map([...(await Promise.all(read)), ...pictures.map((path) => [path, null] as const)]),
  );
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
