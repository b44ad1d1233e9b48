import { providerName } from '../providers/providers.ts';
import { csvText } from '../shared/csv/csv.ts';
import { toDollars } from '../shared/numbers/money.ts';
import type { Funding, Money } from './admin-funding.api.ts';

const HEAD = ['Day', 'Provider', 'Sales', 'Fees', 'Refunds', 'Disputes', 'Net', 'Payouts', 'Fees pending'];

const cells = (money: Money) => [
  toDollars(money.takenCents),
  toDollars(money.feesCents),
  toDollars(money.refundedCents),
  toDollars(money.disputedCents),
  toDollars(money.netCents),
  toDollars(money.payoutsCents),
  money.feesUnknown,
];

/** The table as a file, the newest day first and the sum last; amounts are dollars. */
export const fundingCsv = ({ days, total }: Pick<Funding, 'days' | 'total'>): string =>
  csvText(HEAD, [
    ...days.map((row) => [row.day, providerName(row.provider), ...cells(row)]),
    ['Total', null, ...cells(total)],
  ]);
