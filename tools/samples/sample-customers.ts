import type { VoucherState } from '../../src/domain/rewards/rewards.api.ts';
import type { Tier } from '../../src/domain/rewards/tiers.ts';

interface SampleLoad {
  readonly metalType: string;
  /** Decimal pounds. */
  readonly weight: string;
  /** Dollars per pound. */
  readonly price: string;
}

export interface SampleCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  /** +1XXXXXXXXXX, of the range reserved for fiction and none of the business's own. */
  readonly phone: string;
  /** ISO date; 'today' is the day the samples are created. */
  readonly dateOfBirth: 'today' | string | null;
  /** Days before today, oldest first; each brings the next of `loads`, in turn. */
  readonly visits: readonly number[];
  readonly loads: readonly SampleLoad[];
  readonly vouchers: readonly {
    readonly daysAgo: number;
    readonly reward: string;
    readonly code: string;
    readonly state: VoucherState;
  }[];
  /** The resulting totals. */
  readonly meant: { readonly tier: Tier; readonly streak: number };
}

/** `count` visits, `gap` days apart, the last of them `newest` days ago. */
const every = (gap: number, count: number, newest: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => newest + gap * (count - 1 - index));

const load = (metalType: string, weight: string, price: string): SampleLoad => ({ metalType, weight, price });
const CANS = load('aluminum', '64', '0.55');
const COPPER = load('copper_wire', '38.5', '4.50');
const STAINLESS = load('stainless_steel', '96.5', '0.44');
const STEEL = load('steel', '1240', '0.11');
const BRASS = load('brass', '27', '2.50');
const CABLE = load('insulated_cu_wire', '52', '1.75');
const CAR = load('auto_bodies', '3150', '0.085');
const CASTINGS = load('cast_aluminum', '120', '0.60');
const SHEET = load('old_sheet', '410', '0.58');
const DEMOLITION = [
  load('copper_wire', '120', '4.50'),
  load('steel', '4100', '0.11'),
  load('insulated_cu_wire', '260', '1.75'),
  load('brass', '84', '2.50'),
];

/** Sample customers on a developer's machine. No deployment has them. */
export const SAMPLE_CUSTOMERS: readonly SampleCustomer[] = [
  {
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: null,
    phone: '+17705550101',
    dateOfBirth: null,
    visits: [],
    loads: [],
    vouchers: [],
    meant: { tier: 'Bronze', streak: 0 },
  },
  {
    firstName: 'Marcus',
    lastName: 'Hale',
    email: 'marcus.hale@example.com',
    phone: '+17705550102',
    dateOfBirth: '1994-11-08',
    visits: [190, 150, 118, 47],
    loads: [CANS, BRASS, STAINLESS],
    vouchers: [{ daysAgo: 46, reward: 'Yard Coozie', code: 'RW-0M4RC0S1', state: 'issued' }],
    meant: { tier: 'Bronze', streak: 0 },
  },
  {
    firstName: 'Rosa',
    lastName: 'Delgado',
    email: 'rosa.delgado@example.com',
    phone: '+17705550103',
    dateOfBirth: null,
    visits: every(9, 5, 4),
    loads: [COPPER, CANS, BRASS, CABLE],
    vouchers: [],
    meant: { tier: 'Silver', streak: 5 },
  },
  {
    firstName: 'Earl',
    lastName: 'Jenkins',
    email: 'earl.jenkins@example.com',
    phone: '+17705550104',
    dateOfBirth: '1957-02-28',
    visits: every(18, 16, 6),
    loads: [STEEL, CAR, SHEET, CASTINGS],
    vouchers: [
      { daysAgo: 140, reward: 'Scale House Mug', code: 'RW-0EAR1MG1', state: 'honored' },
      { daysAgo: 5, reward: 'Front-of-line Pass', code: 'RW-0EAR1FP2', state: 'issued' },
    ],
    meant: { tier: 'Gold', streak: 16 },
  },
  {
    firstName: 'Kim',
    lastName: 'Tran',
    email: 'kim.tran@example.com',
    phone: '+17705550105',
    dateOfBirth: '1979-06-02',
    visits: every(14, 30, 3),
    loads: DEMOLITION,
    vouchers: [
      { daysAgo: 200, reward: '$75 Cash Bonus', code: 'RW-0K1MTR01', state: 'honored' },
      { daysAgo: 90, reward: 'Crane Operator Hoodie', code: 'RW-0K1MTR02', state: 'undone' },
      { daysAgo: 2, reward: '$150 Cash Bonus', code: 'RW-0K1MTR03', state: 'issued' },
    ],
    meant: { tier: 'Platinum', streak: 30 },
  },
  {
    firstName: 'Walt',
    lastName: 'Bradley',
    email: 'walt.bradley@example.com',
    phone: '+17705550106',
    dateOfBirth: 'today',
    visits: every(26, 15, 12),
    loads: [CANS, COPPER, STAINLESS, STEEL],
    vouchers: [{ daysAgo: 30, reward: '$3 Cash Bonus', code: 'RW-0WA1TB01', state: 'honored' }],
    meant: { tier: 'Silver', streak: 15 },
  },
];
