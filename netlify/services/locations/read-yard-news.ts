import { YARD_IDS } from '../../../src/business/yards.ts';
import type { YardNews } from '../../../src/domain/locations/yards.api.ts';
import type { Database } from '../../database/client.ts';
import { isoTimeText } from '../../database/iso-time.ts';
import { runStatement } from '../../database/run-statement.ts';

// As everywhere else.
const YARD_ORDER = `array_position('{${YARD_IDS.join()}}'::text[], yard_id)`;

const READ = {
  name: 'read_yard_news',
  text: `select
    coalesce((select json_agg(json_build_object('yardId', yard_id, 'date', day, 'reason', reason,
        'hours', case when opens is null then null else json_build_object('opens', opens, 'closes', closes) end)
        order by day, ${YARD_ORDER})
      from yard_special_days where day >= (now() at time zone 'America/New_York')::date), '[]') as "specialDays",
    coalesce((select json_agg(json_build_object('yardId', yard_id, 'note', note,
        'expiresAt', ${isoTimeText('expires_at')}) order by ${YARD_ORDER})
      from yard_notes where expires_at > now()), '[]') as notes`,
};

/** The special days from today in New York on, and the notes that have not expired. */
export async function readYardNews(db: Database): Promise<YardNews> {
  const [news] = await runStatement<{ [Key in keyof YardNews]: YardNews[Key] }>(db, READ, []);
  return news ?? { specialDays: [], notes: [] };
}
