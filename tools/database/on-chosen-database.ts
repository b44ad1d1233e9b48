import { createDatabase, type Database } from '../../netlify/database/client.ts';
import { tellError } from '../tell-error.ts';
import { chosenDatabase } from './chosen-database.ts';

/** Works on the database that a command is for, and says what `work` answers or what went wrong. */
export async function onChosenDatabase(work: (db: Database) => Promise<string>): Promise<void> {
  try {
    const { db, close } = createDatabase(await chosenDatabase());
    try {
      console.log(await work(db));
    } finally {
      await close();
    }
  } catch (error) {
    console.error(tellError(error));
    process.exitCode = 1;
  }
}
