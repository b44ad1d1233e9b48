import type { Database } from '../../netlify/database/client.ts';
import type { readReport } from '../../netlify/services/tickets/read-report.ts';
import { payoutCents } from '../../src/domain/estimate/payout.ts';
import { metalName } from '../../src/domain/prices/metal-types.ts';
import { mondayOf } from '../../src/domain/shared/day-range.schema.ts';
import type {
  ReportFigures,
  ReportGroup,
  ReportReason,
  TicketReport,
} from '../../src/domain/tickets/ticket-report.api.ts';
import { decimalOf, type SaleUnit, weightSteps } from '../../src/domain/shared/weight.ts';

/** A line of a standing ticket, as it is stored. */
interface SoldLine {
  readonly ticketId: string;
  readonly soldOn: string;
  readonly yardId: string | null;
  readonly source: string;
  readonly recordedBy: string | null;
  readonly staffName: string | null;
  readonly metalType: string;
  readonly gradeName: string | null;
  readonly unit: SaleUnit;
  readonly priceUnit: string | null;
  readonly weight: string;
  readonly deduction: string | null;
  readonly price: string | null;
  readonly postedPrice: string | null;
  readonly paid: number;
  readonly deductionReason: ReportReason['reason'] | null;
  readonly priceReason: ReportReason['reason'] | null;
  /** Of its ticket, at the first line. */
  readonly points: number;
}

// Days are New York's, as they are stored. $3: a yard, or null for all.
const SOLD = `select t.id as "ticketId", t.sold_on::text as "soldOn", t.yard_id as "yardId", t.source, t.recorded_by as "recordedBy",
    s.name as "staffName", v.metal_type as "metalType", m.name as "gradeName", v.unit, v.price_unit as "priceUnit", v.weight, v.deduction,
    v.price, v.posted_price as "postedPrice", v.amount_cents as paid, v.deduction_reason as "deductionReason",
    v.price_reason as "priceReason", case v.line_no when 1 then (select coalesce(sum(p.points), 0)::int from points_ledger p
      where p.ticket_id = t.id and p.kind in ('earn', 'streak_bonus')) else 0 end as points
  from tickets t join visits v on v.ticket_id = t.id
    left join metal_prices m on m.metal_type = v.metal_type left join staff_users s on s.id = t.recorded_by
  where t.sold_on between $1::date and $2::date and t.voided_at is null and ($3::text is null or t.yard_id = $3)`;

const keyOf = (line: SoldLine, by: ReportGroup): string =>
  ({
    day: line.soldOn,
    week: mondayOf(line.soldOn),
    yard: line.yardId ?? '',
    grade: line.metalType,
    staff: line.recordedBy ?? line.source,
    source: line.source,
  })[by];

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);
const pounds = (lines: readonly SoldLine[], of: (line: SoldLine) => string | null): string =>
  decimalOf(
    lines.reduce((total, line) => total + weightSteps(of(line) ?? '0', line.unit), 0n),
    3,
  );

const isWeight = ({ unit }: SoldLine): boolean => unit !== 'each';
const centsAt = ({ unit, priceUnit }: SoldLine, price: string | null, weight: string | null): number =>
  price === null || weight === null ? 0 : payoutCents({ price, unit: priceUnit ?? unit }, weight, unit);
const postedCents = (line: SoldLine): number => centsAt(line, line.postedPrice, line.weight);

function figuresOf(lines: readonly SoldLine[]): ReportFigures {
  const weighed = lines.filter(isWeight);
  const priced = weighed.filter(({ postedPrice }) => postedPrice !== null);
  const below = lines.filter((line) => line.postedPrice !== null && postedCents(line) > line.paid);
  return {
    tickets: new Set(lines.map(({ ticketId }) => ticketId)).size,
    pounds: pounds(weighed, ({ weight }) => weight),
    pieces: pounds(
      lines.filter((line) => !isWeight(line)),
      ({ weight }) => weight,
    ),
    paidCents: sum(lines, ({ paid }) => paid),
    pricedPounds: pounds(priced, ({ weight }) => weight),
    pricedCents: sum(priced, ({ paid }) => paid),
    postedCents: sum(priced, postedCents),
    belowCents: sum(below, (line) => postedCents(line) - line.paid),
    deductedPounds: pounds(weighed, ({ deduction }) => deduction),
    points: sum(lines, ({ points }) => points),
  };
}

const nameOf = (line: SoldLine | undefined, by: ReportGroup): string | null => {
  if (by === 'grade') return line?.gradeName ?? metalName(line?.metalType ?? '');
  return by === 'staff' ? (line?.staffName ?? null) : null;
};

/** As PostgreSQL sorts them: by their letters' codes. */
const byCode = (one: string, other: string): number => Number(one > other) - Number(one < other);

function reasonsOf(
  kind: ReportReason['kind'],
  lines: readonly SoldLine[],
  of: (line: SoldLine) => Pick<ReportReason, 'cents'> & { readonly weight: string | null },
): ReportReason[] {
  const reasonOf = (line: SoldLine) => (kind === 'deduction' ? line.deductionReason : line.priceReason);
  return [...Map.groupBy(lines, reasonOf)]
    .flatMap(([reason, some]) =>
      reason === null
        ? []
        : [
            {
              kind,
              reason,
              lines: some.length,
              pounds: pounds(some.filter(isWeight), (line) => of(line).weight),
              cents: sum(some, (line) => of(line).cents),
            },
          ],
    )
    .toSorted((one, other) => other.cents - one.cents || byCode(one.reason, other.reason));
}

/** What readReport() should answer, counted line by line from all tickets of these days: no sum of the database's is taken over. */
export async function plainReport(
  db: Database,
  { from, to, by, yard }: Parameters<typeof readReport>[1],
): Promise<TicketReport> {
  const client = await db.$client.connect();
  try {
    await client.query('set statement_timeout = 0');
    const { rows: lines } = await client.query<SoldLine>(SOLD, [from, to, yard ?? null]);
    const rows = [...Map.groupBy(lines, (line) => keyOf(line, by))].map(([key, some]) => ({
      ...figuresOf(some),
      key,
      name: nameOf(some[0], by),
      ...(by === 'grade' && { points: null }),
    }));
    const isByDay = by === 'day' || by === 'week';
    return {
      from,
      to,
      by,
      rows: rows.toSorted((one, other) =>
        isByDay ? byCode(other.key, one.key) : other.paidCents - one.paidCents || byCode(one.key, other.key),
      ),
      total: figuresOf(lines),
      reasons: [
        ...reasonsOf('deduction', lines, (line) => ({
          weight: line.deduction,
          cents: centsAt(line, line.price, line.deduction),
        })),
        ...reasonsOf('price', lines, (line) => ({
          weight: line.weight,
          cents: postedCents(line) - line.paid,
        })),
      ],
    };
  } finally {
    client.release(true);
  }
}
