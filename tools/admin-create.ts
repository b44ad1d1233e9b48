import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { and, eq, isNull } from 'drizzle-orm';
import { createDatabase, type Database } from '../netlify/database/client.ts';
import { staffUsers } from '../netlify/database/schema/staff-users.ts';
import { config } from '../netlify/lib/config.ts';
import { parseInput } from '../netlify/lib/http/read-request.ts';
import { COMMAND_LINE } from '../netlify/services/audit/record-audit.ts';
import { inviteUser, linkToken, recoverUser } from '../netlify/services/identity/staff-link.ts';
import { linkAddress } from '../netlify/services/identity/mail-link.ts';
import { inviteSchema } from '../src/domain/admin/staff.schema.ts';
import { chosenDatabase } from './database/chosen-database.ts';
import { localSecret, readSiteAddress } from './local-secret.ts';
import { ROOT } from './root.ts';
import { tellError } from './tell-error.ts';

const HELP = `Makes an account for the staff's pages, and prints the link that sets its password.

  npm run admin:create -- --email olive@example.com --name "Olive Owner" --role owner

  --email        of whoever it is for; the link is mailed there too, by the running site
  --name         as the audit log will call them
  --role         owner, office or staff; the first account is an owner's, for any other one say which

Somebody who cannot get in any more:

  npm run admin:create -- --email olive@example.com --again [--without-app]

  --again        prints a new link for an account there is, and lifts its lock
  --without-app  takes its authenticator app away: the phone and the backup codes are lost

The database is that of DATABASE_URL, with the site's own AUTH_SECRET, or the one that \`npm start\` runs. The link leads
to SITE_URL, else to the site that runs here.`;

function read(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = { email: text, name: text, role: text, again: flag, 'without-app': flag, help: flag };
  return parseArgs({ args: [...args], options }).values;
}

type AdminCommand = ReturnType<typeof read>;

async function roleOf(db: Database, { role }: AdminCommand): Promise<string> {
  if (role !== undefined) return role;
  const owners = await db.$count(
    staffUsers,
    and(eq(staffUsers.role, 'owner'), isNull(staffUsers.disabledAt)),
  );
  if (owners === 0) return 'owner';
  throw new Error('There is already an owner. Add --role owner for another one, or --role staff.');
}

async function linkFor(db: Database, command: AdminCommand): Promise<string> {
  const { email = '', name = '' } = command;
  if (command.again) {
    return recoverUser(db, email.trim().toLowerCase(), { withoutApp: command['without-app'] });
  }
  const draft = { id: randomUUID(), email, name, role: await roleOf(db, command) };
  const { linkId } = await inviteUser(db, COMMAND_LINE, await parseInput(inviteSchema, draft));
  if (linkId === null) throw new Error('This account was made before.');
  return linkId;
}

const SENTENCES = { not_found: 'There is no account with this email address.' };

async function create(command: AdminCommand): Promise<string> {
  const database = await chosenDatabase();
  // The site mails the same link, so both need the same secret.
  const { env } = process;
  const dataDirectory = join(ROOT, '.data');
  const isLocal = !env['DATABASE_URL'] && !env['NETLIFY_DB_URL'];
  if (isLocal) env['AUTH_SECRET'] = await localSecret(dataDirectory);
  if (!config().auth) throw new Error('Set AUTH_SECRET to the one that the site uses.');
  env['SITE_URL'] ||=
    env['URL'] || (isLocal && (await readSiteAddress(dataDirectory))) || 'http://localhost:8888';
  const { db, close } = createDatabase(database);
  try {
    return `This link sets the password, once:\n${linkAddress(linkToken(await linkFor(db, command)))}`;
  } finally {
    await close();
  }
}

try {
  const command = read(process.argv.slice(2));
  console.log(command.help ? HELP : await create(command));
} catch (error) {
  console.error(tellError(error, { sentences: SENTENCES }));
  process.exitCode = 1;
}
