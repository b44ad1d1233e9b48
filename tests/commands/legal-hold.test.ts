import { expect, test } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { useServer } from '../support/server.ts';
import { addQuote } from '../support/stored-quote.ts';

const server = useServer();

test('a command holds and releases, and says what is wrong', async () => {
  const id = await addQuote(server);
  const held = await runCommand('legal-hold.ts', ['--id', id, '--reason', 'Letter of May 4']);
  expect(held).toEqual({ code: 0, stdout: 'The request is held until you release it.\n', stderr: '' });
  const released = await runCommand('legal-hold.ts', ['--id', id, '--release']);
  expect(released.stdout).toBe('The request is no longer held.\n');
  const silent = await runCommand('legal-hold.ts', ['--id', id]);
  expect(silent).toMatchObject({ code: 1, stderr: '--reason: please say why it is kept.\n' });
});
