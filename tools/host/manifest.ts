import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { FunctionsManifest } from '@netlify/zip-it-and-ship-it';
import { SetupError } from '../setup-error.ts';

type ManifestFunction = FunctionsManifest['functions'][number];

export interface BuiltFunction extends Pick<
  ManifestFunction,
  'name' | 'routes' | 'excludedRoutes' | 'schedule' | 'trafficRules'
> {
  /** The file to import. */
  readonly file: string;
}

export const MANIFEST = '.netlify/functions/manifest.json';

/** The built functions, each with the file of its handler. */
export async function readManifest(root: string): Promise<BuiltFunction[]> {
  if (!existsSync(join(root, MANIFEST))) throw new SetupError('Nothing is built: run `npm run built` first.');
  const { functions } = JSON.parse(await readFile(join(root, MANIFEST), 'utf8')) as FunctionsManifest;
  return functions.map((built) => ({ ...built, file: bundledFile(built, root) }));
}

function bundledFile({ path, mainFile, name }: ManifestFunction, root: string): string {
  const stem = join(path, relative(root, mainFile)).replace(/\.\w+$/, '');
  const file = ['.mjs', '.js']
    .map((extension) => stem + extension)
    .find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`The bundle of function ${name} is missing: run npm run build.`);
  return file;
}
