import type { YardId } from '../../../src/business/yards.ts';
import { GRADE_GROUP_KEYS } from '../../../src/domain/prices/grades.ts';
import type { GradePrice } from '../../../src/domain/prices/price-list.api.ts';
import type { Database } from '../../database/client.ts';
import { isoTimeText } from '../../database/iso-time.ts';
import { runStatement } from '../../database/run-statement.ts';

// The keys are constants of our own.
const GROUPS = `'{${GRADE_GROUP_KEYS.join(',')}}'::text[]`;

const read = (name: string, texts: string) => ({
  name,
  text: `select m.id, m.metal_type as "metalType", coalesce(o.price, m.price)::text as price, m.unit,
      ${isoTimeText('coalesce(o.updated_at, m.updated_at)')} as "updatedAt",
      (case when o.price is null then m.price - m.previous_price else o.price - o.previous_price end)::text as change,
      ${texts}, m.grade_group as "group", m.material, m.listed,
      o.price is not null as "isYardPrice",
      exists (select from yard_price_overrides a where a.metal_price_id = m.id) as differs
    from metal_prices m
    left join yard_price_overrides o on o.metal_price_id = m.id and o.yard_id = $1
    where m.listed <> 'hidden'
    order by array_position(${GROUPS}, m.grade_group), m.position, m.metal_type`,
});

const READ = read('read_price_list', 'm.name, m.how_to_tell as "howToTell"');
const READ_IN_SPANISH = read(
  'read_price_list_in_spanish',
  `coalesce(m.name_es, m.name) as name, coalesce(m.how_to_tell_es, m.how_to_tell) as "howToTell",
      m.name_es is null as "isNameEnglish", m.how_to_tell_es is null as "isNoteEnglish"`,
);

type Row = { [Key in keyof GradePrice]: GradePrice[Key] };

/** All grades that are listed, at the common prices or at those of a yard. */
export async function readPriceList(db: Database, yard?: YardId, language?: 'es'): Promise<GradePrice[]> {
  const statement = language === 'es' ? READ_IN_SPANISH : READ;
  return [...(await runStatement<Row>(db, statement, [yard ?? null]))];
}
