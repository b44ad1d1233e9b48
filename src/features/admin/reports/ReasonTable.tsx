import { moneyText } from '../../../domain/shared/money.ts';
import type { ReportReason } from '../../../domain/tickets/ticket-report.api.ts';
import { REASON_NAMES } from '../../../domain/tickets/ticket-reasons.ts';

/** Why weight was taken off, and why another price was paid. */
export const ReasonTable = ({ reasons }: { readonly reasons: readonly ReportReason[] }) => (
  <>
    <h3 className="mt-8 text-2xl">Deductions and other prices, by reason</h3>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
    <section className="staff-scroll mt-4" tabIndex={0} aria-label="Deductions and other prices by reason">
      <table className="staff-table">
        <thead>
          <tr>
            <th scope="col">Reason</th>
            <th scope="col">For</th>
            {['Lines', 'Pounds', 'Cost the seller'].map((name) => (
              <th key={name} scope="col" className="text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reasons.map(({ kind, reason, lines, pounds, cents }) => (
            <tr key={kind + reason}>
              <th scope="row">{REASON_NAMES[reason]}</th>
              <td>{kind === 'deduction' ? 'Weight taken off' : 'Another price'}</td>
              <td className="text-right tabular-nums">{lines.toLocaleString('en-US')}</td>
              <td className="text-right tabular-nums">
                {Number(pounds).toLocaleString('en-US', { maximumFractionDigits: 3 })}
              </td>
              <td className="text-right tabular-nums">{moneyText(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </>
);
