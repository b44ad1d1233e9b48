import { expect, test } from 'vitest';
import { keepPostgres } from './running-postgres.ts';

test('a PostgreSQL that ends before it is ready is told with its last words', async () => {
  const words = 'PANIC:  could not locate a valid checkpoint record';
  const starting = keepPostgres({ prefix: [] }, 'sh', ['-c', `echo '${words}' >&2; exit 1`]);
  await expect(starting).rejects.toThrow(words);
});
