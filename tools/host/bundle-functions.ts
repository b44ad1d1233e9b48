import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { zipFunctions, type Config } from '@netlify/zip-it-and-ship-it';
import { parse } from 'smol-toml';
import { MANIFEST } from './manifest.ts';

interface FunctionSettings {
  readonly node_bundler?: 'esbuild' | 'nft';
  readonly external_node_modules?: string[];
  readonly included_files?: string[];
}

interface FunctionsSettings extends FunctionSettings {
  readonly directory?: string;
}

/** [functions] applies to all, [functions.name] to one. */
function bundlerConfig(settings: FunctionsSettings, root: string): Config {
  const ofOne = Object.entries(settings).filter(
    (entry): entry is [string, FunctionSettings] => typeof entry[1] === 'object' && !Array.isArray(entry[1]),
  );
  const all: readonly (readonly [string, FunctionSettings])[] = [['*', settings], ...ofOne];
  return Object.fromEntries(
    all.map(([name, { node_bundler, external_node_modules, included_files }]) => [
      name,
      {
        ...(node_bundler && { nodeBundler: node_bundler }),
        ...(external_node_modules && { externalNodeModules: external_node_modules }),
        ...(included_files && { includedFiles: included_files }),
        includedFilesBasePath: root,
      },
    ]),
  );
}

/** Bundles the functions with the [functions] settings of netlify.toml, as Netlify does at a deploy, after bundlePackages(). */
export async function bundleFunctions(root: string): Promise<void> {
  const toml = parse(await readFile(join(root, 'netlify.toml'), 'utf8')) as { functions?: FunctionsSettings };
  const settings = toml.functions ?? {};
  const target = join(root, dirname(MANIFEST));
  await rm(target, { recursive: true, force: true });
  await zipFunctions(join(root, settings.directory ?? 'netlify/functions'), target, {
    archiveFormat: 'none',
    basePath: root,
    manifest: join(root, MANIFEST),
    config: bundlerConfig(settings, root),
  });
}
