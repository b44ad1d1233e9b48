// ASVS: 6.3.2
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { staffUsers } from '../../netlify/database/schema/staff-users.ts';
import authFunction from '../../netlify/functions/auth.ts';
import { resetPasswordApi, signInApi } from '../../src/domain/admin/auth.api.ts';
import { audited } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { runCommand } from '../support/run-command.ts';
import { SITE, useServer } from '../support/server.ts';

// What else the command does is in tests/commands/, as other commands are.

const server = useServer();

// Asked: 307
test('the first account is an owner’s, and its link opens it', async () => {
  const { stdout, stderr, code } = await runCommand('admin-create.ts', [
    '--email',
    'Olive@example.com',
    '--name',
    'Olive',
  ]);
  expect([code, stderr]).toEqual([0, '']);
  const [token = ''] =
    /(?<=^This link sets the password, once:\n.*#token=)[\w-]{43}(?=\n$)/.exec(stdout) ?? [];
  expect(stdout).toContain(`${SITE}/admin/password#token=`);
  const password = 'olive has a password';
  const body = { token, newPassword: password };
  expect((await callApi(authFunction, resetPasswordApi, { body })).status).toBe(200);
  const signedIn = await callApi(authFunction, signInApi, { body: { email: 'olive@example.com', password } });
  expect(signedIn.status).toBe(200);
  const [row] = await server.db.select().from(staffUsers).where(eq(staffUsers.email, 'olive@example.com'));
  expect(row).toMatchObject({ name: 'Olive', role: 'owner' });
  const entries = await audited(server, row?.id ?? '');
  expect(entries.map(({ actorName, action }) => [actorName, action])).toEqual([
    ['Command line', 'create_user'],
    ['Olive', 'set_password'],
    ['Olive', 'sign_in'],
  ]);
});
