import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, inNewYork } from '../../src/domain/shared/new-york-time.ts';
import { addCustomer, booksOf } from '../support/rewards-books.ts';
import { runCommand } from '../support/run-command.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Like `npm run rewards:visit -- <args>`. */
const run = (...args: string[]) => runCommand('rewards-visit.ts', args);

const sale = (phone: string) =>
  ['--phone', phone, '--metal', 'copper_wire', '--weight', '12.5', '--amount', '$1,234.50'] as const;

test('a sale is recorded from the command line, once', async () => {
  const yesterday = addDays(inNewYork(new Date()).date, -1);
  const { id, phone } = await addCustomer(server.db, {}, [addDays(yesterday, -9), yesterday]);
  const first = await run(...sale(phone));
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toMatch(
    /^Recorded: 12,345 points and 1,234 for the streak. The balance is 13,579.\nVisit /,
  );
  const visitId = first.stdout.trim().slice(-36);
  const again = await run(...sale(phone), '--unit', 'lb', '--id', visitId);
  expect(again.stdout).toContain('Recorded before, with 12,345 points and 1,234 for the streak.');
  const { visits, balance } = await booksOf(server.db, id);
  expect([visits.at(-1)?.id, visits.length, balance]).toEqual([visitId, 3, 13_579]);
  const other = await run(...sale(phone), '--unit', 'ton', '--id', visitId);
  expect(other).toMatchObject({ code: 1, stdout: '', stderr: 'This id is that of another sale.\n' });
});

test('what is wrong is told by the name of its option', async () => {
  const { code, stdout, stderr } = await run(
    '--phone',
    '555',
    '--metal',
    'gold',
    '--weight',
    '0',
    '--unit',
    'kg',
  );
  expect([code, stdout]).toEqual([1, '']);
  for (const option of ['phone', 'metal', 'weight', 'unit', 'amount'])
    expect(stderr).toContain(`--${option}: `);
  expect((await run(...sale('6785550199'))).stderr).toBe('No customer has this phone number.\n');
  expect(await run('--wieght', '1')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('wieght'),
  });
});

test('--help says how', async () => {
  expect(await run('--help')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('--amount'),
    stderr: '',
  });
});
