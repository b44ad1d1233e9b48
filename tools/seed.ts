import { seedWhenEmpty } from '../netlify/database/seed/seed.ts';
import { onChosenDatabase } from './database/chosen-database.ts';

// What a deploy does not do: it makes the tables, and leaves them empty.
await onChosenDatabase(async (db) =>
  (await seedWhenEmpty(db)) ? 'Filled what was empty.' : 'Nothing was empty: nothing has changed.',
);
