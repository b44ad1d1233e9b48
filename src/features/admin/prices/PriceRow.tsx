import type { KeyboardEvent } from 'react';
import { isShown, metalName } from '../../../domain/prices/metal-types.ts';
import { percentText } from '../../../domain/prices/price-shift.ts';
import type { MetalPrice } from '../../../domain/prices/prices.api.ts';
import { CONTROL, errorId, errorProps, FieldError } from '../../../ui/form/Field.tsx';
import { staffTime } from '../staff-text.ts';

export const priceFieldId = (metalType: string): string => `price-${metalType}`;

interface PriceRowProps {
  readonly metal: MetalPrice;
  readonly typed: string;
  readonly error: string | undefined;
  readonly isJump: boolean;
  readonly onType: (text: string) => void;
  /** Enter was pressed in a field without an error. */
  readonly onNext: () => void;
}

/** One metal of the price table: its price now, the new one, and the change. */
export function PriceRow({ metal, typed, error, isJump, onType, onNext }: PriceRowProps) {
  const name = metalName(metal.metalType);
  const id = priceFieldId(metal.metalType);
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
          {name}
          <span className="block text-sm font-normal text-muted">
            {isShown(metal.metalType) ? staffTime(metal.updatedAt) : 'Not shown on the site'}
          </span>
        </th>
        <td className="tabular-nums">
          ${metal.price}
          <span className="block text-sm text-muted">per {metal.unit}</span>
        </td>
        <td>
          <input
            id={id}
            className={`${CONTROL} max-w-36 px-2 tabular-nums`}
            aria-label={`New price of ${name}`}
            aria-describedby={`${id}-change`}
            value={typed}
            inputMode="decimal"
            enterKeyHint="next"
            autoComplete="off"
            {...errorProps(id, error)}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={enter}
          />
        </td>
        <td
          id={`${id}-change`}
          className={`font-bold tabular-nums ${isJump ? 'text-down' : ''}`}
          aria-live="polite"
        >
          {typed !== '' && !error && percentText(metal.price, typed.trim())}
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
