import { parseArgs } from 'node:util';
import { holdRecord, releaseRecord } from '../netlify/services/privacy/retention/hold-record.ts';
import { withChosenDatabase } from './database/chosen-database.ts';
import { tellError } from './tell-error.ts';

const HELP = `Keeps a request, an inquiry or an order beyond its time, for example for a court, until it is released.

  npm run hold -- --id 2b1c… --reason "Letter of May 4"
  npm run hold -- --id 2b1c… --release

  --id       the last part of the record's address in /admin
  --reason   why it is kept; the audit log does not show it
  --release  the usual times hold again

The database is that of DATABASE_URL, or the one that \`npm start\` runs.`;

const KINDS = { quote: 'request', inquiry: 'inquiry', order: 'order' } as const;

async function run(args: readonly string[]): Promise<string> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { id: text, reason: text, release: flag, help: flag },
  });
  const { id, reason = '', release = false, help = false } = values;
  if (help || !id) return HELP;
  if (!release && reason.trim() === '') throw new Error('--reason: please say why it is kept.');
  return withChosenDatabase(async (db) => {
    const kind = release ? await releaseRecord(db, id) : await holdRecord(db, id, reason.trim());
    return `The ${KINDS[kind]} ${release ? 'is no longer held.' : 'is held until you release it.'}`;
  });
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(tellError(error, { sentences: { not_found: 'No such record, or no hold on it.' } }));
  process.exitCode = 1;
}
