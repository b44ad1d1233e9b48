import { createDatabase, type Database } from '../../netlify/database/client.ts';
import { tellError } from '../tell-error.ts';
import { chosenDatabase } from './chosen-database.ts';

/** Works on the database that a command is for. */
export async function withChosenDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = createDatabase(await chosenDatabase());
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** The same for a whole command: says what `work` answers, or what went wrong. */
export async function onChosenDatabase(work: (db: Database) => Promise<string>): Promise<void> {
  try {
    console.log(await withChosenDatabase(work));
  } catch (error) {
    console.error(tellError(error));
    process.exitCode = 1;
  }
}
