import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { assertSigned, SIGNATURE, signatureOf } from './signature.ts';

/** A folder of files, and a list of their checksums that `sha256sum -c SHA256SUMS` reads too. */
const SUMS = 'SHA256SUMS';

type Chunk = string | Uint8Array;
/** Adds a file at a path with slashes. */
export type AddFile = (path: string, chunks: AsyncIterable<Chunk> | Iterable<Chunk>) => Promise<void>;

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code);

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk is full',
  EFBIG: 'The disk takes no file of this size',
  EACCES: 'You may not write there',
  EPERM: 'You may not write there',
  EROFS: 'You may not write there',
  ENOTDIR: 'A file is in its way',
  ENOENT: 'The folder around it does not exist',
};

function asSentence(error: unknown, target: string): unknown {
  const problem = PROBLEMS[codeOf(error)];
  return problem ? new Error(`${problem}: ${target}. Nothing was kept.`, { cause: error }) : error;
}

async function assertFree(target: string): Promise<void> {
  const found = await readdir(target).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  if (found.length > 0) throw new Error(`${target} is not empty: name a new folder.`);
}

/**
 * Writes what `fill` adds, and signs it if there is a key. The folder has its name only once everything is on the disk; after an error
 * nothing is left.
 */
export async function writeFolder(
  folder: string,
  key: string | null,
  fill: (add: AddFile) => Promise<void>,
): Promise<void> {
  const target = resolve(folder);
  const part = join(dirname(target), `${basename(target)}.part-${process.pid}`);
  const sums: string[] = [];
  const add: AddFile = async (path, chunks) => {
    const hash = createHash('sha256');
    const name = join(part, path);
    await mkdir(dirname(name), { recursive: true });
    await using file = await open(name, 'wx', 0o600);
    for await (const chunk of chunks) {
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
    sums.push(`${hash.digest('hex')}  ${path}\n`);
  };
  try {
    await assertFree(target);
    // It holds what people have told us: for nobody else on this machine.
    await mkdir(part, { mode: 0o700 });
    await fill(add);
    const list = sums.toSorted().join('');
    await writeFile(join(part, SUMS), list, { flush: true, mode: 0o600 });
    if (key !== null)
      await writeFile(join(part, SIGNATURE), signatureOf(list, key), { flush: true, mode: 0o600 });
    await rmdir(target).catch(() => {});
    await rename(part, target);
  } catch (error) {
    await rm(part, { recursive: true, force: true }).catch(() => {});
    throw asSentence(error, target);
  }
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((path) => path !== SUMS && path !== SIGNATURE);
}

/** Throws unless the folder holds exactly the files of its list, each unchanged, and, if there is a key, the list is signed with it. */
export async function checkFolder(folder: string, key: string | null): Promise<void> {
  const list = await readFile(join(folder, SUMS), 'utf8').catch((error: unknown) => {
    throw new Error(`${folder} is not a whole backup: it has no ${SUMS}.`, { cause: error });
  });
  if (key !== null) {
    const signature = await readFile(join(folder, SIGNATURE), 'utf8').catch(() => null);
    assertSigned(list, signature, key);
  }
  const sums = new Map(list.split('\n').map((line) => [line.slice(66), line.slice(0, 64)]));
  sums.delete('');
  const files = await filesIn(folder);
  const extra = files.find((path) => !sums.has(path));
  if (extra !== undefined) throw new Error(`The backup was changed: ${extra} is not in ${SUMS}.`);
  const there = new Set(files);
  for (const [path, sum] of sums) {
    if (!there.has(path)) throw new Error(`The backup is not whole: ${path} is missing.`);
    if ((await sumOf(join(folder, path))) !== sum)
      throw new Error(`The backup was changed: ${path} is not what was written.`);
  }
}

/** The lines of a file. Node's own reader also splits at U+2028, which JSON does not escape. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = (rest + (chunk as string)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
