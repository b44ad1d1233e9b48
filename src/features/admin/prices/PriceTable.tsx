import type { KeyboardEvent, ReactNode } from 'react';
import { PRICE_BOARD_STALE_DAYS } from '../../../business/constants.ts';
import { yardName } from '../../../business/yards.ts';
import { percentText, withoutZeros } from '../../../domain/prices/price-shift.ts';
import { CONTROL, errorId, errorProps, FieldError } from '../../../ui/form/fields/Field.tsx';
import { clockOrDay, counted } from '../staff-text.ts';
import {
  isStale,
  OPENED_AT,
  type PriceLine,
  type PriceSection,
  SAME_AS_COMMON,
  typedPrice,
} from './price-draft.ts';

interface PriceTableProps {
  readonly section: PriceSection;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** How many of its prices have a new one typed. */
  readonly typed: number;
  readonly children: ReactNode;
}

/** A group of prices that opens and closes; a closed one costs a phone nothing. */
export function PriceTable({ section, isOpen, onToggle, typed, children }: PriceTableProps) {
  const { title, lines } = section;
  const stale = lines.filter((line) => isStale(line, OPENED_AT)).length;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-4 border-b-2 border-line font-bold">
        {title} <span className="font-normal text-muted">{lines.length}</span>
        {stale > 0 && (
          <span className="text-sm text-down">
            {stale} unchanged for {PRICE_BOARD_STALE_DAYS}+ days
          </span>
        )}
        {typed > 0 && <span className="text-sm">{counted(typed, 'new price')}</span>}
      </summary>
      {isOpen && (
        <table className="staff-table price-table">
          <thead>
            <tr>
              <th scope="col">Grade</th>
              <th scope="col">Now</th>
              <th scope="col">New</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      )}
    </details>
  );
}

export const priceFieldId = ({ key }: PriceLine): string => `price-${key.replaceAll(' ', '-')}`;

interface PriceRowProps {
  readonly line: PriceLine;
  readonly typed: string;
  /** The common price once what is typed is published. */
  readonly common: string;
  readonly error: string | undefined;
  readonly isJump: boolean;
  readonly onType: (text: string) => void;
  /** Enter was pressed in a field without an error. */
  readonly onNext: () => void;
}

function Age({ line }: { readonly line: PriceLine }) {
  if (line.metal.listed === 'hidden')
    return <span className="block text-sm font-normal text-muted">Not shown on the site</span>;
  const time = clockOrDay(line.updatedAt);
  return isStale(line, OPENED_AT) ? (
    <span className="block text-sm font-bold text-down">Last changed {time}</span>
  ) : (
    <span className="block text-sm font-normal text-muted">{time}</span>
  );
}

const paidText = ({ metal, yardId, isOwn }: PriceLine) =>
  yardId === null ? `per ${metal.unit}` : isOwn ? `all yards $${metal.price}` : 'same as all yards';

/** One price of the table: what is paid now, the new one, and the change. */
export function PriceRow({ line, typed, common, error, isJump, onType, onNext }: PriceRowProps) {
  const { metal, yardId, now, isOwn } = line;
  const id = priceFieldId(line);
  const place = yardId === null ? '' : ` at ${yardName(yardId)}`;
  const isSame = typed.trim().toLowerCase() === SAME_AS_COMMON;
  function enter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    // Enter goes on to the next price; the form is sent by its button.
    event.preventDefault();
    if (error) event.currentTarget.select();
    else onNext();
  }
  return (
    <>
      <tr>
        <th scope="row">
          {metal.name}
          <Age line={line} />
        </th>
        <td className="tabular-nums">
          ${now}
          <span className="block text-sm text-muted">{paidText(line)}</span>
          {yardId === null &&
            metal.yards.map((own) => (
              <span key={own.yardId} className="block text-sm font-bold">
                {yardName(own.yardId)} ${withoutZeros(own.price)}
              </span>
            ))}
        </td>
        <td>
          <input
            id={id}
            className={`${CONTROL} max-w-36 px-2 tabular-nums`}
            aria-label={`New price for ${metal.name}${place}`}
            aria-describedby={`${id}-change`}
            value={typed}
            inputMode="decimal"
            enterKeyHint="next"
            autoComplete="off"
            {...errorProps(id, error)}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={enter}
          />
          {isOwn && !isSame && (
            <button
              type="button"
              className="min-h-12 text-sm underline"
              aria-label={`Same as all yards: ${metal.name}${place}`}
              onClick={() => onType(SAME_AS_COMMON)}
            >
              Same as all yards
            </button>
          )}
        </td>
        <td
          id={`${id}-change`}
          className={`font-bold tabular-nums ${isJump ? 'text-down' : ''}`}
          aria-live="polite"
        >
          {typed !== '' && !error && percentText(now, isSame ? common : typedPrice(typed))}
        </td>
      </tr>
      {error && (
        <tr>
          <td colSpan={4}>
            <FieldError id={errorId(id)} message={error} />
          </td>
        </tr>
      )}
    </>
  );
}
