import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { POST_FILES } from '../../../src/domain/blog/post-files.ts';

export interface RepositoryFile {
  /** From the root: "src/content/blog/cans-and-siding.md". */
  readonly path: string;
  /** As Git names its content. */
  readonly sha: string;
  readonly content: Buffer;
}

/** One level and no leading dot. */
const NAME = /^[\w(][\w ()+.-]*\.(?:md|svg|png|jpe?g|webp|avif|gif)$/;

const sha1 = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** Whether the editor may read and write a file of this path. */
export function isPostFile(path: string): boolean {
  const folder = [POST_FILES.posts, POST_FILES.pictures].find((start) => path.startsWith(`${start}/`));
  return folder !== undefined && NAME.test(path.slice(folder.length + 1));
}

/** The posts and pictures on disk, committed or not. */
export async function readFiles(root: string): Promise<readonly RepositoryFile[]> {
  const names = await Promise.all(
    [POST_FILES.posts, POST_FILES.pictures].map(async (folder) => {
      const found = await readdir(join(root, folder)).catch(() => []);
      return found.toSorted().map((name) => `${folder}/${name}`);
    }),
  );
  return Promise.all(
    names
      .flat()
      .filter(isPostFile)
      .map(async (path) => {
        const content = await readFile(join(root, path));
        return { path, content, sha: sha1(`blob ${content.byteLength}\0`, content) };
      }),
  );
}

/** The newest commit's id, which changes whenever a file does. */
export const headOf = (files: readonly RepositoryFile[]): string =>
  sha1(files.map(({ path, sha }) => `${sha} ${path}\n`).join(''));

export async function writeFiles(
  root: string,
  additions: readonly { readonly path: string; readonly contents: string }[],
  deletions: readonly { readonly path: string }[],
): Promise<void> {
  for (const { path } of deletions) await rm(join(root, path), { force: true });
  for (const { path, contents } of additions) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), Buffer.from(contents, 'base64'));
  }
}
