import { seedWhenEmpty } from '../netlify/database/seed/seed.ts';
import { onChosenDatabase } from './database/chosen-database.ts';

// A deploy creates the tables but leaves them empty.
await onChosenDatabase(async (db) =>
  (await seedWhenEmpty(db)) ? 'Filled what was empty.' : 'Nothing was empty: nothing has changed.',
);
