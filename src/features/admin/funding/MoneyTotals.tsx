import type { Money } from '../../../domain/payments/admin-funding.api.ts';
import { moneyText } from '../../../domain/shared/money.ts';
import { MONEY_NAMES } from './money-names.ts';

/** What all the chosen days come to. */
export const MoneyTotals = ({ total }: { readonly total: Money }) => (
  <dl className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
    {MONEY_NAMES.map(([key, name]) => (
      <div key={key} className="border-l-8 border-copper bg-surface p-3">
        <dt className="text-muted">{name}</dt>
        <dd className="text-xl font-bold tabular-nums">{moneyText(total[key])}</dd>
      </div>
    ))}
  </dl>
);
