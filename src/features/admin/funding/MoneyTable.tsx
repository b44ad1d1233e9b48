import type { Funding, Money } from '../../../domain/payments/admin-funding.api.ts';
import { providerName } from '../../../domain/providers/providers.ts';
import { moneyText } from '../../../domain/shared/money.ts';
import { counted, staffDay } from '../staff-text.ts';
import { MONEY_NAMES } from './money-names.ts';

const cells = (money: Money) =>
  MONEY_NAMES.map(([key]) => (
    <td
      key={key}
      className={`text-right whitespace-nowrap tabular-nums ${money[key] === 0 ? 'text-muted' : ''}`}
    >
      {moneyText(money[key])}
      {key === 'feesCents' && money.feesUnknown > 0 && <span title="Not all fees are known yet">*</span>}
    </td>
  ));

/** Every figure of the chart, and more; on a phone it scrolls inside. */
export function MoneyTable({ funding: { days, total } }: { readonly funding: Funding }) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="staff-scroll mt-4" tabIndex={0} aria-label="Money by day and provider">
        <table className="staff-table">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Provider</th>
              {MONEY_NAMES.map(([key, name]) => (
                <th key={key} scope="col" className="text-right">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((row) => (
              <tr key={row.day + row.provider}>
                <th scope="row" className="whitespace-nowrap">
                  {staffDay(row.day)}
                </th>
                <td>{providerName(row.provider)}</td>
                {cells(row)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-bold">
              <th scope="row" colSpan={2}>
                Total
              </th>
              {cells(total)}
            </tr>
          </tfoot>
        </table>
      </section>
      <p className="mt-2 text-muted">
        Net is what was taken less fees, refunds and lost disputes. Days are Eastern time. Payouts are on the
        day the bank has them; PayPal has none: its money stays in the PayPal account until you withdraw it.
        {total.feesUnknown > 0 && (
          <span>
            {` * The fees of ${counted(total.feesUnknown, 'payment')} are not known yet; they are asked for each hour.`}
          </span>
        )}
      </p>
    </>
  );
}
