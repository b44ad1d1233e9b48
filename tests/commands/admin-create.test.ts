import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { staffTwoFactors } from '../../netlify/database/schema/identity.ts';
import { staffUsers } from '../../netlify/database/schema/staff-users.ts';
import { audited } from '../support/audited.ts';
import { runCommand } from '../support/run-command.ts';
import { SITE, useServer } from '../support/server.ts';
import { setUpApp } from '../support/staff.ts';

const server = useServer();
beforeAll(async () => {
  await run(...olive);
});

/** Like `npm run admin:create -- <args>`. */
const run = (...args: string[]) => runCommand('admin-create.ts', args);

const tokenOf = (stdout: string) =>
  new RegExp(`^This link sets the password, once:\n${SITE}/admin/password#token=([\\w-]{43})\n$`).exec(
    stdout,
  )?.[1];

const olive = ['--email', 'Olive@example.com', '--name', 'Olive'] as const;
const rowOf = async (email: string) =>
  (await server.db.select().from(staffUsers).where(eq(staffUsers.email, email)))[0];

test('another owner is made only where that is said', async () => {
  const second = ['--email', 'otto@example.com', '--name', 'Otto'];
  expect(await run(...second)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('--role owner') as unknown,
  });
  expect((await run(...second, '--role', 'owner')).code).toBe(0);
  expect((await rowOf('otto@example.com'))?.role).toBe('owner');
  expect((await run(...second, '--role', 'staff')).stderr).toContain('already');
});

test('whoever lost phone and codes gets in again', async () => {
  const row = await rowOf('olive@example.com');
  await setUpApp(server.db, row?.id ?? '');
  await server.db.update(staffUsers).set({ twoFactorEnabled: true });
  const { stdout } = await run('--email', 'olive@example.com', '--again', '--without-app');
  expect(tokenOf(stdout)).toBeDefined();
  expect((await rowOf('olive@example.com'))?.twoFactorEnabled).toBe(false);
  expect(await server.db.$count(staffTwoFactors)).toBe(0);
  expect((await audited(server, row?.id ?? '')).at(-1)).toMatchObject({
    action: 'recover_user',
    before: { hasTwoFactor: true, sessions: 0 },
    after: { hasTwoFactor: false, sessions: 0 },
  });
  expect((await run('--email', 'nobody@example.com', '--again')).stderr).toBe(
    'There is no account with this email address.\n',
  );
});

test('what is wrong is told by the name of its option', async () => {
  const { code, stderr } = await run('--email', 'x', '--name', ' ', '--role', 'boss');
  expect(code).toBe(1);
  for (const option of ['email', 'name', 'role']) expect(stderr).toContain(`--${option}: `);
  expect((await run('--help')).stdout).toContain('npm run admin:create');
});
