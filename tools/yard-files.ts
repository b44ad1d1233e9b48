import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { YARD_ID_PATTERN } from '../src/domain/content/yard-id-pattern.ts';
import type { Place } from '../src/domain/locations/nearest.ts';
import { SetupError } from './setup-error.ts';
import { zipPlacesText } from './zip-places.ts';

// Which yards there are is what src/content/yards has. Vite, Netlify's bundler and plain Node all read these modules, so that
// none of them has to look into a folder.

const FOLDER = 'src/content/yards';
const PAGES = 'src/content/yard-pages';

interface Yard {
  readonly id: string;
  readonly order: number;
  readonly phone: string;
  readonly coordinates: Place;
}

const idsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -5));

async function readYard(root: string, id: string): Promise<Yard> {
  const file = `${FOLDER}/${id}.json`;
  if (!new RegExp(YARD_ID_PATTERN).test(id))
    throw new SetupError(
      `${file}: a yard's file is named after its id: lowercase letters, with single hyphens between words, like east-point.json, and neither all nor not-found.`,
    );
  const text = await readFile(join(root, file), 'utf8');
  try {
    const { order, phone, coordinates } = JSON.parse(text) as Partial<Yard>;
    if (!Number.isInteger(order)) throw new SetupError(`${file}, order: please enter a whole number.`);
    const { lat, lng } = coordinates ?? {};
    if (typeof lat !== 'number' || typeof lng !== 'number')
      throw new SetupError(`${file}, coordinates: please enter where the yard is.`);
    return { id, order: Number(order), phone: String(phone), coordinates: { lat, lng } };
  } catch (error) {
    if (error instanceof SetupError) throw error;
    throw new SetupError(`${file}: it cannot be read: ${String(error)}`);
  }
}

/** The yards in the order of lists. Throws a SetupError for a wrong name, a phone of two yards, and a text without its yard. */
async function readYards(root: string): Promise<readonly Yard[]> {
  const names = await idsIn(join(root, FOLDER));
  const ids = names.filter((name) => !name.endsWith('.es'));
  const yards = await Promise.all(ids.map((id) => readYard(root, id)));
  if (yards.length === 0) throw new SetupError(`${FOLDER} has no yard.`);
  for (const { id, phone } of yards) {
    const other = yards.find((each) => each.id !== id && each.phone === phone);
    if (other)
      throw new SetupError(
        `${FOLDER}: ${id}.json and ${other.id}.json have the same phone. Give each yard its own.`,
      );
  }
  for (const [folder, files] of [
    [FOLDER, names],
    [PAGES, await idsIn(join(root, PAGES))],
  ] as const) {
    const lost = files.find((name) => !ids.includes(name.replace(/\.es$/, '')));
    if (lost) throw new SetupError(`${folder}/${lost}.json: ${FOLDER} has no yard of this id.`);
  }
  return yards.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
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
  const yards = await readYards(root);
  const ids = yards.map(({ id }) => id);
  const pages = await idsIn(join(root, PAGES));
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
    'src/domain/locations/zip-places.json': zipPlacesText(yards.map(({ coordinates }) => coordinates)),
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
