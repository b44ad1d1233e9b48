import { seedWhenEmpty } from '../netlify/database/seed/seed.ts';
import { offerRewards } from '../netlify/database/seed/offer-rewards.ts';
import { onChosenDatabase } from './database/chosen-database.ts';

// A deploy creates the tables but leaves them empty. In a database that Netlify migrates, rewards follow their list here alone.
await onChosenDatabase(async (db) => {
  await offerRewards(db);
  return (await seedWhenEmpty(db)) ? 'Filled what was empty.' : 'Nothing was empty.';
});
