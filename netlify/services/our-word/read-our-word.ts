import { OUR_WORD_LEAST } from '../../../src/business/constants.ts';
import type { OurWord } from '../../../src/domain/our-word/our-word.api.ts';
import { YARD_IDS } from '../../../src/business/yards.ts';
import type { Database } from '../../database/client.ts';
import { wordRecords } from '../../database/schema/word-records.ts';

const enough = <Figure>(figure: Figure, of: number): Figure | null => (of >= OUR_WORD_LEAST ? figure : null);

/** The last count, of all yards and then of each; without what is too few to say anything. */
export async function readOurWord(db: Database): Promise<OurWord> {
  const rows = await db.select().from(wordRecords);
  const [any] = rows;
  return {
    days: any ? { from: any.fromDay, to: any.toDay } : null,
    records: (['all', ...YARD_IDS] as const).flatMap((scope) => {
      const row = rows.find((each) => each.scope === scope);
      if (!row) return [];
      const { paid, voids, offers, holds, answers } = row.figures;
      return {
        yardId: scope === 'all' ? null : scope,
        paid: enough(paid, paid.tickets),
        voids: enough(voids, voids.tickets),
        offers: enough(offers, offers.paid),
        holds: enough(holds, holds.used),
        answers: enough(answers, answers.requests),
      };
    }),
  };
}
