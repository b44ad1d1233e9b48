import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../root.ts';
import { closeLater } from './closing.ts';

const run = promisify(execFile);

const POSTS = 'src/content/blog';
/** Made anew, or not needed, by each build. */
const LEFT_OUT = /^(?:node_modules|dist|\.astro|\.data|\.git|\.netlify|test-results)$/;
const TAGS = ['copper', 'wire', 'aluminum', 'cars', 'brass', 'steel', 'scale', 'law', 'pay', 'prep'];
const DAY_MS = 86_400_000;

/** A copy of the project that shares its packages, but not what Astro remembers of earlier builds. */
async function copyProject(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'site-posts-'));
  await cp(ROOT, copy, { recursive: true, filter: (source) => !LEFT_OUT.test(relative(ROOT, source)) });
  await mkdir(join(copy, 'node_modules'));
  const packages = await readdir(join(ROOT, 'node_modules'));
  for (const name of packages.filter((entry) => entry !== '.astro' && entry !== '.vite'))
    await symlink(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  return copy;
}

/** As long as the posts that are there, each with two or three tags and one of their pictures. */
function writePost(index: number, texts: readonly string[]): string {
  const text = texts[index % texts.length] ?? '';
  const tags = new Set([index, index * 7 + 3, index * 3 + 1].map((at) => TAGS[at % TAGS.length]));
  const day = new Date(Date.UTC(2020, 0, 1) + index * DAY_MS).toISOString().slice(0, 10);
  return text
    .replace(/^title: .*$/m, `title: Generated post number ${index}`)
    .replace(/^date: .*$/m, `date: ${day}`)
    .replace(/^tags: .*$/m, `tags: [${[...tags].join(', ')}]`)
    .replace(/^updated: .*\n/m, '');
}

/** Builds the whole site from nothing with so many generated posts, and tells in how many seconds. */
async function buildSeconds(
  copy: string,
  posts: number,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  for (const made of [POSTS, 'dist', '.astro', 'node_modules/.astro'])
    await rm(join(copy, made), { recursive: true, force: true });
  await mkdir(join(copy, POSTS));
  for (let index = 0; index < posts; index += 1)
    await writeFile(join(copy, POSTS, `generated-${index}.md`), writePost(index, texts));
  const start = performance.now();
  await run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: copy,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    maxBuffer: 64_000_000,
    signal,
  });
  return (performance.now() - start) / 1000;
}

/**
 * Seconds to build the site with each number of posts in place of its own: the least of some rounds, as the first build
 * reads files that no later one has to wait for, and whatever else runs only makes a build slower.
 */
export async function measurePosts(counts: readonly number[], rounds: number): Promise<readonly number[]> {
  const files = (await readdir(join(ROOT, POSTS))).filter((file) => file.endsWith('.md'));
  const texts = (await Promise.all(files.map((file) => readFile(join(ROOT, POSTS, file), 'utf8')))).filter(
    (text) => !/^draft: true$/m.test(text),
  );
  const copy = await copyProject();
  const over = new AbortController();
  const close = closeLater(async () => {
    over.abort();
    await rm(copy, { recursive: true, force: true });
  });
  const least = counts.map(() => Number.POSITIVE_INFINITY);
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const [at, count] of counts.entries())
        least[at] = Math.min(least[at] ?? 0, await buildSeconds(copy, count, texts, over.signal));
    return least;
  } finally {
    await close();
  }
}
