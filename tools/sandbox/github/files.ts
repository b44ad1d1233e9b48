import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isEditorFile, POST_FILES } from '../../../src/domain/blog/post-files.ts';
import { YARD_PHOTOS_FOLDER } from '../../../src/domain/content/content-files.ts';

const CONTENT_FOLDER = 'src/content';

export interface RepositoryFile {
  /** From the root: "src/content/blog/cans-and-siding.md". */
  readonly path: string;
  /** As Git names its content. */
  readonly sha: string;
  readonly content: Buffer;
}

const sha1 = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

export const blobId = (content: Buffer): string => sha1(`blob ${content.byteLength}\0`, content);

/** What the editor may read on disk, committed or not. */
export async function readFiles(root: string): Promise<readonly RepositoryFile[]> {
  const names = await Promise.all(
    [CONTENT_FOLDER, POST_FILES.pictures, YARD_PHOTOS_FOLDER].map(async (folder) => {
      const found = await readdir(join(root, folder), { recursive: true }).catch(() => []);
      return found.toSorted().map((name) => `${folder}/${name}`);
    }),
  );
  return Promise.all(
    names
      .flat()
      .filter(isEditorFile)
      .map(async (path) => {
        const content = await readFile(join(root, path));
        return { path, content, sha: blobId(content) };
      }),
  );
}

/** The newest commit's id, which changes whenever a file does. */
export const headOf = (files: readonly RepositoryFile[]): string =>
  sha1(
    files
      .map(({ path, sha }) => `${path} ${sha}\n`)
      .toSorted()
      .join(''),
  );

/** What a commit makes of files: their new content, or null for one that goes. */
export type Changes = ReadonlyMap<string, Buffer | null>;

/** The files as they are once the changes are made. */
export const changed = (files: readonly RepositoryFile[], changes: Changes): readonly RepositoryFile[] => [
  ...files.filter(({ path }) => !changes.has(path)),
  ...[...changes].flatMap(([path, content]) => (content ? [{ path, content, sha: blobId(content) }] : [])),
];

export async function writeFiles(root: string, changes: Changes): Promise<void> {
  for (const [path, content] of changes) {
    if (content === null) {
      await rm(join(root, path), { force: true });
      continue;
    }
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    // Whoever reads it meanwhile sees the old content or the new, and no half of it.
    await writeFile(`${file}.new`, content);
    await rename(`${file}.new`, file);
  }
}
