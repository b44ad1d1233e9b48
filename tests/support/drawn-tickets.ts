import * as fc from 'fast-check';
import type { PosTicketInput } from '../../src/domain/tickets/pos/pos-ticket.schema.ts';

/** In ten-thousandths of a dollar per pound, as the seed posts them. */
const POSTED = { copper_wire: 45_000, steel: 1_100, brass: 25_000, cast_aluminum: 6_000 } as const;
const YARDS = ['griffin', 'newnan', 'atlanta'] as const;
const REASONS = ['moisture', 'dirty'] as const;

/** A ticket, and its figures in whole thousandths of a pound and cents, by division with remainder. */
export interface DrawnTicket {
  readonly ticket: PosTicketInput;
  readonly totalCents: number;
  readonly lines: readonly DrawnLine[];
}

interface DrawnLine {
  readonly metalType: string;
  /** Thousandths of a pound. */
  readonly net: number;
  readonly deducted: number;
  readonly cents: number;
  readonly postedCents: number;
  readonly deductionReason: (typeof REASONS)[number] | null;
}

const drawnLine = fc.record({
  metal: fc.constantFrom(...(Object.keys(POSTED) as (keyof typeof POSTED)[])),
  unit: fc.constantFrom('lb' as const, 'lb' as const, 'ton' as const),
  gross: fc.integer({ min: 1, max: 3_000 }),
  scale: fc.constantFrom(1, 7, 1_000),
  tareShare: fc.nat(40),
  deductionShare: fc.nat(30),
  off: fc.constantFrom(0, 0, 1, 250, -100),
  reason: fc.constantFrom(...REASONS),
});

const drawnTicket = fc.record({
  yard: fc.constantFrom(...YARDS),
  day: fc.integer({ min: 1, max: 28 }),
  // In the hours of a yard: in a night of March there is an hour less.
  minute: fc.integer({ min: 360, max: 1_200 }),
  phone: fc.nat(),
  rounding: fc.integer({ min: -5, max: 5 }),
  lines: fc.array(drawnLine, { minLength: 1, maxLength: 5 }),
});

const milli = (thousandths: number) => (thousandths / 1_000).toFixed(3);
const two = (value: number) => String(value).padStart(2, '0');

/** Cents of thousandths of a pound at ten-thousandths of a dollar, half a cent up. */
function centsOf(thousandths: number, price: number): number {
  const steps = BigInt(thousandths) * BigInt(price);
  const rest = steps % 100_000n;
  return Number(steps / 100_000n + (rest * 2n >= 100_000n ? 1n : 0n));
}

/**
 * So many tickets of a POS, the first thousand sold in August 2024, the next in the months before; some by the customers of these phone numbers. The same ones each time.
 */
export function drawTickets(count: number, phones: readonly string[]): readonly DrawnTicket[] {
  return fc.sample(drawnTicket, { numRuns: count, seed: 27 }).map((drawn, index): DrawnTicket => {
    const made = drawn.lines.map((line) => {
      // A ton on the scale is a few thousandths: its pounds stay in bounds.
      const gross = line.unit === 'ton' ? line.gross : line.gross * line.scale;
      const tare = Math.floor((gross * line.tareShare) / 100);
      const deduction = Math.floor(((gross - tare) * line.deductionShare) / 100);
      const factor = line.unit === 'ton' ? 2_000 : 1;
      const net = (gross - tare - deduction) * factor;
      const price = POSTED[line.metal] - line.off;
      const deductionReason = deduction > 0 ? line.reason : null;
      return {
        figures: {
          metalType: line.metal,
          net,
          deducted: deduction * factor,
          cents: centsOf(net, price),
          postedCents: centsOf(net, POSTED[line.metal]),
          deductionReason,
        },
        sent: {
          metalType: line.metal,
          unit: line.unit,
          gross: milli(gross),
          tare: milli(tare),
          deduction: milli(deduction),
          deductionReason,
          price: (price / 10_000).toFixed(4),
        },
      };
    });
    const sum = made.reduce((total, { figures }) => total + figures.cents, 0);
    const totalCents = Math.max(0, sum + drawn.rounding);
    const month = 8 - (Math.floor(index / 1_000) % 8);
    return {
      totalCents,
      lines: made.map(({ figures }) => figures),
      ticket: {
        yardId: drawn.yard,
        number: `D-${index}`,
        soldAt: `2024-${two(month)}-${two(drawn.day)}T${two(Math.floor(drawn.minute / 60))}:${two(drawn.minute % 60)}`,
        // Two of three are sold without an account.
        phone: index % 3 === 0 ? (phones[drawn.phone % phones.length] ?? '') : '',
        paidBy: 'check',
        total: (totalCents / 100).toFixed(2),
        lines: made.map(({ sent }) => sent),
      },
    };
  });
}
