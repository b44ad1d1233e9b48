import { countOurWord } from '../services/our-word/count-our-word.ts';
import { queueVoidsMail } from '../services/tickets/money/void-mail.ts';
import { sumUsualPay } from '../services/tickets/money/usual-pay.ts';
import { sumDays } from '../services/tickets/sum-days.ts';
import { queueStatements } from '../services/tickets/statement/monthly-mail.ts';
import { runScheduled } from '../services/run-scheduled.ts';

export default runScheduled({
  name: 'sum-days',
  work: async (db) => ({
    ...(await sumDays(db)),
    ...(await sumUsualPay(db)),
    ...(await queueVoidsMail(db)),
    ...(await queueStatements(db)),
    ...(await countOurWord(db)),
  }),
});

// Soon after clean-up, which has woken the database, and after midnight in New York all year.
export const config = { schedule: '19 7 * * *' };
