import type { SiteFiles } from './site-files.ts';
import { YARD_ID_PATTERN } from './yard-id-pattern.ts';

// Reads nothing of src/business, which is written from these files once they are right (tools/yard-files.ts).

export const YARDS_FOLDER = 'src/content/yards';
export const YARD_PAGES_FOLDER = 'src/content/yard-pages';

/** The names of a folder's JSON files, without the ending. */
export const namesIn = (folder: string, files: SiteFiles): readonly string[] =>
  [...files.keys()]
    .filter((path) => path.startsWith(`${folder}/`) && path.endsWith('.json'))
    .map((path) => path.slice(folder.length + 1, -'.json'.length));

export const yardIdsIn = (files: SiteFiles): readonly string[] =>
  namesIn(YARDS_FOLDER, files).filter((name) => !name.endsWith('.es'));

const fileOf = (id: string) => `${YARDS_FOLDER}/${id}.json`;

interface Yard {
  readonly order?: unknown;
  readonly phone?: unknown;
  readonly coordinates?: { readonly lat?: unknown; readonly lng?: unknown };
}

/** Undefined: it cannot be read. */
export function readYard(id: string, files: SiteFiles): Yard | undefined {
  try {
    return JSON.parse(files.get(fileOf(id)) ?? '') as Yard;
  } catch {
    return undefined;
  }
}

function problemsOf(id: string, files: SiteFiles): readonly string[] {
  if (!new RegExp(YARD_ID_PATTERN).test(id))
    return [
      `${fileOf(id)}: a yard’s file is named after its id: lowercase letters, with single hyphens between words, like east-point.json, and neither all nor not-found.`,
    ];
  const yard = readYard(id, files);
  if (!yard) return [`${fileOf(id)}: we can’t read this file`];
  const { lat, lng } = yard.coordinates ?? {};
  return [
    ...(Number.isInteger(yard.order) ? [] : [`${fileOf(id)}, order: Please enter a whole number`]),
    ...(typeof lat === 'number' && typeof lng === 'number'
      ? []
      : [`${fileOf(id)}, coordinates: Please enter where the yard is`]),
  ];
}

/**
 * What is wrong with the yards among themselves, a sentence each: a wrong name, no place in lists, a phone of two yards, texts
 * without their yard. The build stops on these before anything else.
 */
export function yardProblems(files: SiteFiles): readonly string[] {
  const ids = yardIdsIn(files).toSorted();
  const phones = ids.map((id) => readYard(id, files)?.phone);
  const twice = ids.flatMap((id, index) => {
    const other = ids[phones.indexOf(phones[index])];
    return phones[index] === undefined || other === undefined || other === id
      ? []
      : [`${YARDS_FOLDER}: ${other}.json and ${id}.json have the same phone. Give each yard its own.`];
  });
  const lost = [YARDS_FOLDER, YARD_PAGES_FOLDER].flatMap((folder) =>
    namesIn(folder, files)
      .filter((name) => !ids.includes(name.replace(/\.es$/, '')))
      .map((name) => `${folder}/${name}.json: ${YARDS_FOLDER} has no yard of this id.`),
  );
  return [
    ...(ids.length === 0 ? [`${YARDS_FOLDER} has no yard.`] : []),
    ...ids.flatMap((id) => problemsOf(id, files)),
    ...twice,
    ...lost,
  ];
}
