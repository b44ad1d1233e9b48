import type { ReactNode, Ref } from 'react';
import { YARDS } from '../../business/yards.ts';
import { dollarsText } from '../../domain/shared/numbers/money.ts';
import { yardDayText } from '../../domain/rewards/day-text.ts';
import { translatedGrade } from '../../domain/rewards/translated-text.ts';
import { clockFace, inNewYork } from '../../domain/shared/time/new-york-time.ts';
import { isPaidAsPosted, lineReasons, lineSum, paidText } from '../../domain/tickets/ticket-sheet-text.ts';
import { paidTexts } from '../../domain/tickets/texts.ts';
import type { TicketLineView, TicketSheet } from '../../domain/tickets/tickets.api.ts';
import { howToReadTicketPath } from '../../paths.ts';
import { hreflangOf } from '../../ui/language/hreflang.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ticketCopyTexts } from './texts.ts';

function momentText(time: string): string {
  const { minutes, zone } = inNewYork(new Date(time));
  return `${yardDayText(time)}, ${clockFace(minutes)} ${zone}`;
}

export function LineOfCopy({ line }: { readonly line: TicketLineView }) {
  const { text, lang } = translatedGrade(line.metalType, line.name, line.nameEs);
  return (
    <li className="ticket-line">
      <p className="flex flex-wrap justify-between gap-x-4 text-lg font-bold">
        <span lang={lang}>{text}</span>
        <span className="tabular-nums">{dollarsText(line.amount)}</span>
      </p>
      <dl className="ticket-sum">
        {lineSum(line).map(({ name, text: figure }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {isPaidAsPosted(line) && (
        <p className="flex items-center gap-2 font-bold text-up">
          <Icon name="check" />
          {ticketCopyTexts.posted}
        </p>
      )}
      {lineReasons(line).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </li>
  );
}

interface TicketCopyProps {
  readonly ticket: TicketSheet;
  readonly titleId: string;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Why it was voided, for its customer. */
  readonly voidReason?: string | null;
  /** Below the total: what it earned. */
  readonly children?: ReactNode;
}

/** A ticket as the seller may check it, line by line. */
export function TicketCopy({ ticket, titleId, titleRef, voidReason, children }: TicketCopyProps) {
  const { number, yardId, soldAt, total, lines, voidedAt, agreedAt } = ticket;
  const yard = YARDS.find(({ id }) => id === yardId);
  const paid = paidText(ticket);
  return (
    <div className="ticket-copy">
      <h2 id={titleId} ref={titleRef} tabIndex={-1} className="text-3xl wrap-break-word uppercase">
        {ticketCopyTexts.title(number)}
      </h2>
      <p>
        {yard && <strong className="block">{yard.name}</strong>}
        <span>{momentText(soldAt)}</span>
      </p>
      {voidedAt && (
        <p className="my-3 border-l-8 border-down pl-3 font-bold">
          <span>{ticketCopyTexts.voided(yardDayText(voidedAt))}</span>
          {voidReason && (
            <>
              <span>{ticketCopyTexts.reason}</span>
              <span lang="en">{voidReason}</span>
            </>
          )}
        </p>
      )}
      <ol className={voidedAt ? 'line-through' : ''}>
        {lines.map((line) => (
          <LineOfCopy key={line.visitId} line={line} />
        ))}
      </ol>
      <p className="flex flex-wrap justify-between gap-x-4 border-t-4 border-copper pt-2 text-2xl font-bold">
        <span>{ticketCopyTexts.total}</span>
        <span className="tabular-nums">{dollarsText(total)}</span>
      </p>
      {paid && (
        <p>
          {paidTexts.label}: {paid}
        </p>
      )}
      {agreedAt && <p>{ticketCopyTexts.agreed(momentText(agreedAt))}</p>}
      {children}
      <p className="mt-3 text-muted">{ticketCopyTexts.note}</p>
      <p>
        <a
          className="inline-flex min-h-12 items-center text-link underline print:hidden"
          href={howToReadTicketPath}
          hrefLang={hreflangOf(howToReadTicketPath)}
        >
          {ticketCopyTexts.howToRead}
        </a>
      </p>
    </div>
  );
}
