import type { PaidDay, Today } from '../../../domain/admin/admin-today.api.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import { yardName } from '../../../business/yards.ts';
import { counted } from '../staff-text.ts';

type Bought = Pick<PaidDay, 'tickets' | 'pounds' | 'paidCents'>;

const NOTHING: Bought = { tickets: 0, pounds: '0', paidCents: 0 };

const WEEKDAY_FORMAT = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** "12 tickets, 10,250.5 lb" */
const amountText = ({ tickets, pounds }: Bought): string =>
  `${counted(tickets, 'ticket')}, ${Number(pounds).toLocaleString('en-US', { maximumFractionDigits: 3 })} lb`;

const boughtBy = ({ yards }: PaidDay, id: string | null): Bought =>
  yards.find(({ yardId }) => yardId === id) ?? NOTHING;

/** The yards of either day, with what each bought on both. */
export function paidByYard({ today, weekBefore }: Today['paid']) {
  const ids = new Set([...today.yards, ...weekBefore.yards].map(({ yardId }) => yardId));
  return [...ids].map((yardId) => ({
    yardId,
    today: boughtBy(today, yardId),
    weekBefore: boughtBy(weekBefore, yardId),
  }));
}

interface PaidProps {
  readonly name: string;
  readonly today: Bought;
  readonly weekBefore: Bought;
  /** "Last Friday" */
  readonly before: string;
  readonly isTotal?: boolean;
}

const Paid = ({ name, today, weekBefore, before, isTotal = false }: PaidProps) => (
  <li className={isTotal ? 'max-lg:basis-full' : ''}>
    <h3 className="text-lg">{name}</h3>
    <p className={`font-bold tabular-nums ${isTotal ? 'text-4xl' : 'text-2xl'}`}>
      {moneyText(today.paidCents)}
    </p>
    <p className="tabular-nums">{amountText(today)}</p>
    <p className="text-muted tabular-nums">
      {`${before}: ${moneyText(weekBefore.paidCents)}${isTotal ? `, ${amountText(weekBefore)}` : ''}`}
    </p>
  </li>
);

/** What was paid today, beside the whole of the same day last week. */
export function PaidToday({ paid }: { readonly paid: Today['paid'] }) {
  const before = `Last ${WEEKDAY_FORMAT.format(new Date(paid.weekBefore.day))} (all day)`;
  const yards = paidByYard(paid);
  // One yard's figures are the total's.
  const [only, ...others] = yards;
  const isOne = only !== undefined && others.length === 0;
  const at = isOne && only.yardId !== null ? ` at ${yardName(only.yardId)}` : '';
  return (
    <ul
      className="mt-4 flex flex-wrap gap-x-12 gap-y-4 border-l-8 border-copper bg-surface p-4 lg:w-fit lg:min-w-1/2"
      aria-label="Paid today"
    >
      <Paid name={`Paid today${at}`} {...paid} before={before} isTotal />
      {(isOne ? [] : yards).map(({ yardId, ...figures }) => (
        <Paid
          key={yardId ?? ''}
          name={yardId === null ? 'No yard recorded' : yardName(yardId)}
          {...figures}
          before={before}
        />
      ))}
    </ul>
  );
}
