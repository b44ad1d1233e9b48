import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFiles } from '../src/domain/content/site-files.ts';
import {
  namesIn,
  readYard,
  YARD_PAGES_FOLDER,
  yardIdsIn,
  yardProblems,
  YARDS_FOLDER,
} from '../src/domain/content/yard-problems.ts';
import type { Place } from '../src/domain/locations/places/nearest.ts';
import { SetupError } from './setup-error.ts';
import { zipPlacesText } from './zip-places.ts';

// Which yards there are is what src/content/yards has. Vite, Netlify's bundler and plain Node all read these modules, so that
// none of them has to look into a folder.

async function readFolders(root: string): Promise<SiteFiles> {
  const folders = [YARDS_FOLDER, YARD_PAGES_FOLDER].map(async (folder) => {
    const names = await readdir(join(root, folder)).catch(() => []);
    return names.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`);
  });
  const paths = (await Promise.all(folders)).flat();
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const)),
  );
}

/** The ids of yards in the order of lists. Throws a SetupError if the yards do not fit each other. */
function idsInOrder(files: SiteFiles): readonly string[] {
  const [problem] = yardProblems(files);
  if (problem !== undefined) throw new SetupError(problem);
  return yardIdsIn(files)
    .map((id) => ({ id, order: Number(readYard(id, files)?.order) }))
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

/** Of an import: an id may be a word of the language, such as "new". */
const nameOf = (id: string) => `${id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}File`;
const NOTE = '// Written by `npm run yards` and each build, from what is in src/content.\n';

interface Module {
  readonly ids: readonly string[];
  readonly fileOf: (id: string) => string;
  /** What stands above the list. */
  readonly begins: string;
  /** The name of the list, with its type if it says one. */
  readonly exported: string;
  /** ".entrance": the part of each file that is listed; all of it otherwise. */
  readonly part?: string;
}

/** A module that imports a file of each yard and lists them by id. Formatted as Prettier would, which a deploy does not have. */
function moduleOf({ ids, fileOf, begins, exported, part = '' }: Module): string {
  const imports = ids
    .toSorted()
    .map((id) => `import ${nameOf(id)} from '../content/${fileOf(id)}.json' with { type: 'json' };\n`);
  const entries = ids.map((id) => `  ${id.includes('-') ? `'${id}'` : id}: ${nameOf(id)}${part},\n`);
  return `${NOTE}${imports.join('')}${begins}export const ${exported} = {\n${entries.join('')}};\n`;
}

/** The modules that are written from src/content below `root`, by their paths. Throws a SetupError if a yard's file is wrong. */
export async function yardModules(root: string): Promise<Readonly<Record<string, string>>> {
  const files = await readFolders(root);
  const ids = idsInOrder(files);
  const pages = namesIn(YARD_PAGES_FOLDER, files);
  const page = { ids: ids.filter((id) => pages.includes(id)), fileOf: (id: string) => `yard-pages/${id}` };
  const spanishOf = (id: string) => `yard-pages/${id}${pages.includes(`${id}.es`) ? '.es' : ''}`;
  return {
    'src/business/yard-files.ts': moduleOf({
      ids,
      fileOf: (id) => `yards/${id}`,
      begins: '\n/** In the order of lists; the first is the main yard. */\n',
      exported: 'YARD_FILES',
    }),
    'src/business/yard-page-files.ts': moduleOf({
      ...page,
      begins: '\n/** A new yard may not have one yet. */\n',
      exported: 'YARD_PAGE_FILES',
    }),
    // One fact of each yard's page, apart from yard-facts.ts, for offers, which staff preview in both languages.
    'src/business/yard-entrances.ts': moduleOf({
      ...page,
      begins:
        "import type { YardId } from './yards.ts';\n\n/** Where the gate is, for somebody who comes the first time. */\n",
      exported: 'YARD_ENTRANCES: Readonly<Partial<Record<YardId, string>>>',
      part: '.entrance',
    }),
    'src/business/yard-entrances.es.ts': moduleOf({
      ...page,
      fileOf: spanishOf,
      begins: "import type * as english from './yard-entrances.ts';\n\n",
      exported: 'YARD_ENTRANCES: typeof english.YARD_ENTRANCES',
      part: '.entrance',
    }),
    'src/domain/locations/places/zip-places.json': zipPlacesText(
      ids.map((id) => readYard(id, files)?.coordinates as Place),
    ),
  };
}

/** Writes the modules anew, those that have changed. */
export async function writeYardFiles(root: string): Promise<void> {
  for (const [path, text] of Object.entries(await yardModules(root))) {
    const file = join(root, path);
    if ((await readFile(file, 'utf8').catch(() => '')) === text) continue;
    await writeFile(file, text);
    console.log(`Wrote ${path}.`);
  }
}
