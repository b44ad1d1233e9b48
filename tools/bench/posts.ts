import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { makeProjectFolder } from '../project-folder.ts';
import { ROOT } from '../root.ts';
import { EFFORT } from './effort.ts';
import { closeLater } from './fork-tool.ts';
import { POSTS, REFERENCE_ASTRO_PAGE_MS } from './limits.ts';
import { row, type Row } from './row.ts';

const run = promisify(execFile);

const FOLDER = 'src/content/blog';
/** Output that each build makes itself or does not need. */
const LEFT_OUT = /^(?:node_modules|dist|\.astro|\.data|\.git|\.netlify|test-results)$/;
const TAGS = ['copper', 'wire', 'aluminum', 'cars', 'brass', 'steel', 'scale', 'law', 'pay', 'prep'];
const DAY_MS = 86_400_000;

async function copyProject(): Promise<string> {
  const copy = await makeProjectFolder('site-posts-');
  await cp(ROOT, copy, { recursive: true, filter: (source) => !LEFT_OUT.test(relative(ROOT, source)) });
  return copy;
}

/** The floor: Astro alone with the same texts, one page each. */
async function bareProject(): Promise<string> {
  const bare = await makeProjectFolder('bare-posts-');
  const files = {
    'package.json': ['{ "type": "module" }'],
    'src/content.config.ts': [
      "import { defineCollection } from 'astro:content';",
      "import { glob } from 'astro/loaders';",
      `export const collections = { posts: defineCollection({ loader: glob({ base: './${FOLDER}', pattern: '*.md' }) }) };`,
    ],
    'src/pages/[id].astro': [
      '---',
      "import { getCollection, render } from 'astro:content';",
      'export const getStaticPaths = async () => (await getCollection("posts")).map((post) => ({ params: { id: post.id }, props: { post } }));',
      'const { Content } = await render(Astro.props.post);',
      '---',
      '<html lang="en"><head><title>{Astro.props.post.data.title}</title></head><body><Content /></body></html>',
    ],
  };
  for (const [name, lines] of Object.entries(files)) {
    await mkdir(dirname(join(bare, name)), { recursive: true });
    await writeFile(join(bare, name), lines.join('\n'));
  }
  return bare;
}

/** As long as the existing posts, each with two or three tags and one of their pictures. */
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

/** Builds a project from scratch with this many generated posts, and returns the seconds it took. */
async function buildSeconds(
  project: string,
  posts: number,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  for (const made of [FOLDER, 'dist', '.astro', 'node_modules/.astro'])
    await rm(join(project, made), { recursive: true, force: true });
  await mkdir(join(project, FOLDER), { recursive: true });
  for (let index = 0; index < posts; index += 1)
    await writeFile(join(project, FOLDER, `generated-${index}.md`), writePost(index, texts));
  const start = performance.now();
  await run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: project,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    maxBuffer: 64_000_000,
    signal,
  });
  return (performance.now() - start) / 1000;
}

interface PostFigures {
  /** Seconds for each number of posts, in the given order. */
  readonly ours: readonly number[];
  readonly bare: readonly number[];
}

/**
 * Seconds to build the site, and Astro alone, with each number of posts: the fastest of some rounds, because the first build also
 * fills the file cache and other programs only slow a build down.
 */
async function measurePosts(counts: readonly number[], rounds: number): Promise<PostFigures> {
  const files = (await readdir(join(ROOT, FOLDER))).filter((file) => file.endsWith('.md'));
  const texts = (await Promise.all(files.map((file) => readFile(join(ROOT, FOLDER, file), 'utf8')))).filter(
    (text) => !/^draft: true$/m.test(text),
  );
  const projects = { ours: await copyProject(), bare: await bareProject() };
  const over = new AbortController();
  const close = closeLater(async () => {
    over.abort();
    for (const project of Object.values(projects)) await rm(project, { recursive: true, force: true });
  });
  const least = { ours: counts.map(() => Infinity), bare: counts.map(() => Infinity) };
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const [at, count] of counts.entries())
        for (const whose of ['ours', 'bare'] as const)
          least[whose][at] = Math.min(
            least[whose][at] ?? 0,
            await buildSeconds(projects[whose], count, texts, over.signal),
          );
    return least;
  } finally {
    await close();
  }
}

export async function* postRows(): AsyncGenerator<Row> {
  const { few, many } = POSTS;
  const { ours, bare } = await measurePosts([0, few, many], EFFORT.buildRounds);
  const msEach = ([, some = 0, all = 0]: readonly number[]): number => ((all - some) * 1_000) / (many - few);
  const bareMs = msEach(bare);
  yield row({ of: 'Astro alone', what: 'each further post', figure: bareMs, unit: 'ms' });
  const slowdown = Math.max(1, bareMs / REFERENCE_ASTRO_PAGE_MS);
  const of = 'build';
  const [none = 0, , all = 0] = ours;
  yield row({ of, what: 'the whole site without posts', figure: none, unit: 's' });
  yield row({
    of,
    what: 'each further post',
    figure: msEach(ours),
    unit: 'ms',
    atMost: POSTS.msEach * slowdown,
  });
  yield row({
    of,
    what: `${many} posts`,
    figure: all - none,
    unit: 's',
    atMost: POSTS.seconds * slowdown,
  });
}
