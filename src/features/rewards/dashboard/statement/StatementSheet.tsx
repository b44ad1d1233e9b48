import { BUSINESS_NAME } from '../../../../business/business.ts';
import { yardName } from '../../../../business/yards.ts';
import { yardDayText } from '../../../../domain/rewards/day-text.ts';
import { translatedGrade } from '../../../../domain/rewards/translated-text.ts';
import { dollarsText, moneyText } from '../../../../domain/shared/numbers/money.ts';
import type { SellerStatement, StatementTicket } from '../../../../domain/tickets/statement/statement.api.ts';
import {
  metalLoadText,
  type MetalSum,
  statementCsv,
  sumStatement,
} from '../../../../domain/tickets/statement/statement.ts';
import { paidTexts, statementTexts } from '../../../../domain/tickets/texts.ts';
import { paidText } from '../../../../domain/tickets/ticket-sheet-text.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { Button } from '../../../../ui/Button.tsx';
import { statementPageTexts as texts } from '../../texts.ts';
import { ServerText } from '../ServerText.tsx';

const gradeOf = ({ metalType, name, nameEs }: Pick<MetalSum, 'metalType' | 'name' | 'nameEs'>) =>
  translatedGrade(metalType, name, nameEs);

function TicketOfMonth({ ticket }: { readonly ticket: StatementTicket }) {
  const { number, yardId, soldAt, total, voidedAt } = ticket;
  return (
    <tr className={voidedAt ? 'text-muted' : ''}>
      <td>
        {yardDayText(soldAt)}
        <span className="block">{[number, yardId && yardName(yardId)].filter(Boolean).join(', ')}</span>
      </td>
      <td>{paidText(ticket)}</td>
      <td>
        <span className={voidedAt ? 'line-through' : ''}>{dollarsText(total)}</span>
        {voidedAt && <strong className="block text-down">{texts.void}</strong>}
      </td>
    </tr>
  );
}

interface StatementSheetProps {
  readonly statement: SellerStatement;
  readonly seller: string;
}

/** What a bookkeeper needs: who sold to whom, by metal and by ticket. Voided tickets are named, and count for nothing. */
export function StatementSheet({ statement: { period, tickets }, seller }: StatementSheetProps) {
  if (tickets === null) return <p className="text-lg">{texts.tooMany}</p>;
  if (tickets.length === 0) return <p className="text-lg">{texts.empty}</p>;
  const { metals, cents, voids, tickets: count } = sumStatement(tickets);
  const download = () =>
    saveFile(
      new Blob([statementCsv({ seller, tickets }, (line) => gradeOf(line).text)], {
        type: 'text/csv;charset=utf-8',
      }),
      `${statementTexts.file}-${period}.csv`,
    );
  return (
    <div>
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        <div>
          <dt className="inline text-muted">{texts.soldBy}: </dt>
          <dd className="inline font-bold">{seller}</dd>
        </div>
        <div>
          <dt className="inline text-muted">{texts.boughtBy}: </dt>
          <dd className="inline font-bold">{BUSINESS_NAME}</dd>
        </div>
      </dl>
      <div className="actions my-3">
        <Button onClick={() => print()}>{texts.print}</Button>
        <Button onClick={download}>{texts.download}</Button>
      </div>
      <table className="statement">
        <caption>{texts.byMetal}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.metal}</th>
            <th scope="col" className="statement-weight">
              {texts.weight}
            </th>
            <th scope="col">{texts.paid}</th>
          </tr>
        </thead>
        <tbody>
          {metals.map((metal) => (
            <tr key={metal.metalType}>
              <td>
                <ServerText pieces={[gradeOf(metal)]} />
              </td>
              <td className="statement-weight">{metalLoadText(metal)}</td>
              <td>{moneyText(metal.cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {texts.totalOf(count)}
            </th>
            <td>{moneyText(cents)}</td>
          </tr>
        </tfoot>
      </table>
      {voids > 0 && <p className="mt-1 font-bold">{texts.voids(voids)}</p>}
      <table className="statement">
        <caption>{texts.tickets}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.ticket}</th>
            <th scope="col">{paidTexts.label}</th>
            <th scope="col">{texts.total}</th>
          </tr>
        </thead>
        <tbody>
          {tickets.map((ticket) => (
            <TicketOfMonth key={ticket.id} ticket={ticket} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
