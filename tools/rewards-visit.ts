import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { CodedError } from '../netlify/lib/errors.ts';
import { recordVisit, type VisitRequest } from '../netlify/services/tickets/record-visit.ts';
import { pointsText } from '../src/domain/rewards/points.ts';
import { METALS_BOUGHT } from '../src/domain/rewards/visit.schema.ts';
import { typedCents } from '../src/domain/shared/typed-cents.ts';
import { withChosenDatabase } from './database/chosen-database.ts';
import { tellError } from './tell-error.ts';

const HELP = `Records a sale at the scale, with the points it earns.

  npm run rewards:visit -- --phone 7705550101 --metal copper_wire --weight 12.5 --unit lb --amount 123.45

  --phone    the customer's, in any common way of writing ten digits
  --metal    one of ${METALS_BOUGHT.join(', ')}
  --weight   at most three decimals
  --unit     lb or ton; lb unless given
  --amount   what was paid, in dollars
  --id       of a visit that may have been recorded before, as this command printed it: nothing counts twice

The database is that of DATABASE_URL, or the one that \`npm start\` runs.`;

const TEXTS = {
  sentences: {
    not_found: 'No customer has this phone number.',
    idempotency_key_reused: 'This id is that of another sale.',
  },
  options: { visitId: 'id', metalType: 'metal', amountCents: 'amount' },
};

function read(args: readonly string[]): VisitRequest | null {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      phone: text,
      metal: text,
      weight: text,
      unit: text,
      amount: text,
      id: text,
      help: { type: 'boolean' },
    },
  });
  if (values.help) return null;
  const { phone = '', metal = '', weight = '', unit = 'lb', amount = '', id = randomUUID() } = values;
  return { visitId: id, phone, metalType: metal, weight, unit, amountCents: typedCents(amount) };
}

const record = (request: VisitRequest): Promise<string> =>
  withChosenDatabase(async (db) => {
    const { points, bonus, totalPoints, isRepeat, visitId } = await recordVisit(db, request);
    const streak = bonus > 0 ? ` and ${pointsText(bonus)} for the streak` : '';
    return [
      `${isRepeat ? 'Recorded before, with' : 'Recorded:'} ${pointsText(points)} points${streak}. The balance is ${pointsText(totalPoints)}.`,
      `Visit ${visitId}`,
    ].join('\n');
  });

let request: VisitRequest | null = null;
try {
  request = read(process.argv.slice(2));
  console.log(request ? await record(request) : HELP);
} catch (error) {
  console.error(tellError(error, TEXTS));
  const isUndecided = request && !(error instanceof CodedError);
  if (isUndecided) console.error(`To try the same visit again, add --id ${request?.visitId}`);
  process.exitCode = 1;
}
