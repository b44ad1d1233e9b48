import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MANIFEST } from './host/manifest.ts';
import { onShutdown } from './process/on-shutdown.ts';
import { endRuns, run } from './process/run.ts';
import { ROOT } from './root.ts';
import { writeYardFiles } from './yard-files.ts';

interface Build {
  readonly command: readonly [string, ...string[]];
  /** All that decides what comes out. */
  readonly files: readonly string[];
  readonly variables?: readonly string[];
  /** Written by it. */
  readonly made: string;
}

const OF_BOTH = ['package.json', 'package-lock.json'];
const NO_INPUT = ['**/*.test.*', 'netlify/.packages/**'];

const BUILDS = {
  pages: {
    command: ['astro', 'build'],
    files: [
      ...OF_BOTH,
      '{src,public}/**',
      '{astro.config.mjs,tailwind.config.mjs,tsconfig.json}',
      '.data/published-*.json',
    ],
    variables: [
      'URL',
      'PORT',
      'BRANCH',
      'REPOSITORY_URL',
      'SENTRY_DSN',
      'PUBLIC_MEASUREMENT_IDS',
      'PUBLIC_SERVICE_WORKER',
      'APPLE_PAY_DOMAIN_ASSOCIATION',
    ],
    // The last that it writes.
    made: 'dist/sw.js',
  },
  functions: {
    command: ['node', 'tools/bundle.ts'],
    files: [
      ...OF_BOTH,
      '{netlify,src/business,src/content,src/domain}/**',
      // Links in mails.
      'src/paths{,.es}.ts',
      'netlify.toml',
      'tools/{bundle,host/bundle-functions,host/bundle-packages,host/manifest}.ts',
    ],
    made: MANIFEST,
  },
} satisfies Record<string, Build>;

type BuildName = keyof typeof BUILDS;

function digestOf({ command, files, variables = [] }: Build): string {
  const digest = createHash('sha256').update(JSON.stringify(command));
  for (const name of variables) digest.update(`${name}=${process.env[name] ?? ''}\0`);
  const entries = globSync(files, { cwd: ROOT, exclude: NO_INPUT, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.toSorted()) digest.update(`${path}\0`).update(readFileSync(path));
  return digest.digest('hex');
}

/** Changes when somebody else builds. */
const madeAt = ({ made }: Build) => statSync(join(ROOT, made), { throwIfNoEntry: false })?.mtimeMs;

async function buildOne(name: BuildName): Promise<void> {
  const wanted: Build = BUILDS[name];
  const record = join(ROOT, '.data', `built-${name}.json`);
  const digest = digestOf(wanted);
  const stateNow = () => JSON.stringify({ digest, madeAt: madeAt(wanted) });
  try {
    if (madeAt(wanted) && readFileSync(record, 'utf8') === stateNow()) return;
  } catch {
    // Never built here.
  }
  const [program, ...args] = wanted.command;
  const env = { ASTRO_TELEMETRY_DISABLED: '1' };
  const start = performance.now();
  const { code, output } = await run(program, args, { quiet: true, isGroup: true, env });
  console.log(`  ${name}: ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  if (code !== 0) throw new Error(`The ${name} could not be built:\n${output.trim()}`);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, stateNow());
}

/** Builds pages and functions whose sources, settings or packages have changed, side by side; throws with the builder's output. */
export async function build(names: readonly BuildName[] = ['pages', 'functions']): Promise<void> {
  await writeYardFiles(ROOT);
  const ended = await Promise.allSettled(names.map(buildOne));
  const failures = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason as Error] : []));
  if (failures.length > 0) throw new Error(failures.map(({ message }) => message).join('\n'));
}

// `npm run built` builds both, `npm run built -- pages` one. Not `import.meta.main`: run.mjs may have imported it.
if (process.argv[1] === import.meta.filename) {
  onShutdown(endRuns, 130);
  const asked = process.argv.slice(2).filter((name): name is BuildName => name in BUILDS);
  await build(asked.length > 0 ? asked : undefined).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
