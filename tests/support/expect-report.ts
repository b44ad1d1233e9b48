import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../netlify/database/client.ts';
import { pointsLedger, tickets } from '../../netlify/database/schema/rewards.ts';
import { readReport } from '../../netlify/services/tickets/read-report.ts';
import { mondayOf } from '../../src/domain/shared/time/day-range.schema.ts';
import { readCsv } from '../../src/domain/shared/csv/read-csv.ts';
import {
  REPORT_GROUPS,
  type ReportGroup,
  type TicketReport,
} from '../../src/domain/tickets/ticket-report.api.ts';
import { reportCsv, rowName } from '../../src/domain/tickets/ticket-report.ts';
import type { DrawnTicket } from './drawn-tickets.ts';

const milliOf = (decimal: string) => Math.round(Number(decimal) * 1_000);

type Line = DrawnTicket['lines'][number];

/** The lines, and the rounding, that a group counts under each key. */
function groupsOf(drawn: readonly DrawnTicket[], by: ReportGroup) {
  const groups = new Map<string, { tickets: Set<DrawnTicket>; lines: Line[]; rounding: number }>();
  const at = (key: string) => {
    const group = groups.get(key) ?? { tickets: new Set<DrawnTicket>(), lines: [], rounding: 0 };
    groups.set(key, group);
    return group;
  };
  for (const each of drawn) {
    const { ticket, lines, totalCents } = each;
    const rounding = totalCents - lines.reduce((sum, { cents }) => sum + cents, 0);
    const own: Readonly<Record<ReportGroup, string>> = {
      day: ticket.soldAt.slice(0, 10),
      week: mondayOf(ticket.soldAt.slice(0, 10)),
      yard: ticket.yardId,
      grade: '',
      staff: 'import',
      source: 'import',
    };
    for (const line of lines) {
      const group = at(by === 'grade' ? line.metalType : own[by]);
      group.tickets.add(each);
      group.lines.push(line);
    }
    if (rounding === 0) continue;
    const group = at(by === 'grade' ? 'rounding' : own[by]);
    group.tickets.add(each);
    group.rounding += rounding;
  }
  return groups;
}

const sumOf = (lines: readonly Line[], count: (line: Line) => number) =>
  lines.reduce((sum, line) => sum + count(line), 0);

/**
 * Every figure of the reports and their CSV over these days is that of integer arithmetic on the drawn tickets, which are all that was sold then; points are
 * those of the ledger.
 */
export async function expectReports(
  db: Database,
  drawn: readonly DrawnTicket[],
  range: { readonly from: string; readonly to: string },
): Promise<void> {
  const [given] = await db
    .select({ points: sql<number>`coalesce(sum(${pointsLedger.points}), 0)::int` })
    .from(pointsLedger)
    .innerJoin(tickets, eq(tickets.id, pointsLedger.ticketId))
    .where(sql`${tickets.soldOn} between ${range.from} and ${range.to}`);
  for (const by of REPORT_GROUPS) {
    const report = await readReport(db, { ...range, by });
    const groups = groupsOf(drawn, by);
    expect(report.rows.length).toBe(groups.size);
    for (const row of report.rows) {
      const { lines, tickets: sold, rounding } = groups.get(row.key) ?? { lines: [], tickets: new Set() };
      const expected = {
        tickets: sold.size,
        paidCents: sumOf(lines, ({ cents }) => cents) + (rounding ?? 0),
        pricedCents: sumOf(lines, ({ cents }) => cents),
        postedCents: sumOf(lines, ({ postedCents }) => postedCents),
        belowCents: sumOf(lines, ({ cents, postedCents }) => Math.max(0, postedCents - cents)),
      };
      expect(row).toMatchObject(expected);
      expect(milliOf(row.pounds)).toBe(sumOf(lines, ({ net }) => net));
      expect(milliOf(row.pricedPounds)).toBe(sumOf(lines, ({ net }) => net));
      expect(milliOf(row.deductedPounds)).toBe(sumOf(lines, ({ deducted }) => deducted));
    }
    expect(report.total).toMatchObject({
      tickets: drawn.length,
      paidCents: drawn.reduce((sum, { totalCents }) => sum + totalCents, 0),
      points: given?.points,
    });
    const points = report.rows.map((row) => row.points);
    const sum = points.reduce<number>((total, each) => total + (each ?? 0), 0);
    expect(by === 'grade' ? points.every((each) => each === null) : sum === given?.points).toBe(true);
    const all = drawn.flatMap(({ lines }) => lines);
    for (const reason of ['moisture', 'dirty'] as const) {
      const own = all.filter((line) => line.deductionReason === reason);
      const found = report.reasons.find((each) => each.kind === 'deduction' && each.reason === reason);
      expect([found?.lines, milliOf(found?.pounds ?? '')]).toEqual([
        own.length,
        sumOf(own, ({ deducted }) => deducted),
      ]);
    }
    const table = readCsv(reportCsv(report));
    const cents = table.slice(1, report.rows.length + 2).map(([, , , , paid = '']) => paid);
    expect(cents).toEqual([...report.rows, report.total].map((row) => (row.paidCents / 100).toFixed(2)));
    expect(table.slice(1, -report.reasons.length - 3).map(([name]) => name)).toEqual(
      report.rows.map((row) => rowName(row, by)),
    );
  }
}

/** Reports, and the same once every day in their range is summed anew from its tickets. */
export async function keptAndAnew(
  db: Database,
  range: { readonly from: string; readonly to: string },
  queries: readonly Omit<Parameters<typeof readReport>[1], 'from' | 'to'>[],
): Promise<readonly (readonly TicketReport[])[]> {
  const read = async () => {
    const reports: TicketReport[] = [];
    for (const query of queries) reports.push(await readReport(db, { ...range, ...query }));
    return reports;
  };
  const kept = await read();
  await db.execute(sql`insert into stale_days (day)
    select distinct sold_on from tickets where sold_on between ${range.from}::date and ${range.to}::date`);
  return [kept, await read()];
}
