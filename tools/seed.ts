import { createDatabase } from '../netlify/database/client.ts';
import { seedWhenEmpty } from '../netlify/database/seed/seed.ts';
import { chosenDatabase } from './database/chosen-database.ts';
import { tellError } from './tell-error.ts';

// What a deploy does not do: it makes the tables, and leaves them empty.
try {
  const { db, close } = createDatabase(await chosenDatabase());
  try {
    const isFilled = await seedWhenEmpty(db);
    console.log(isFilled ? 'Filled what was empty.' : 'Nothing was empty: nothing has changed.');
  } finally {
    await close();
  }
} catch (error) {
  console.error(tellError(error));
  process.exitCode = 1;
}
