import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { zipFunctions, type Config } from '@netlify/zip-it-and-ship-it';
import { parse } from 'smol-toml';
import { bundlePackages } from './bundle-packages.ts';
import { MANIFEST } from './manifest.ts';

interface FunctionsSettings {
  readonly directory?: string;
  readonly node_bundler?: 'esbuild' | 'nft';
  readonly external_node_modules?: string[];
  readonly included_files?: string[];
}

/** Bundles the functions with the [functions] settings of netlify.toml, as Netlify does at a deploy. */
export async function bundleFunctions(root: string): Promise<void> {
  const toml = parse(await readFile(join(root, 'netlify.toml'), 'utf8')) as { functions?: FunctionsSettings };
  const settings = toml.functions ?? {};
  const target = join(root, dirname(MANIFEST));
  const config: Config = {
    '*': {
      nodeBundler: settings.node_bundler,
      externalNodeModules: settings.external_node_modules,
      includedFiles: settings.included_files,
      includedFilesBasePath: root,
    },
  };
  await bundlePackages(root);
  await rm(target, { recursive: true, force: true });
  await zipFunctions(join(root, settings.directory ?? 'netlify/functions'), target, {
    archiveFormat: 'none',
    basePath: root,
    manifest: join(root, MANIFEST),
    config,
  });
}
