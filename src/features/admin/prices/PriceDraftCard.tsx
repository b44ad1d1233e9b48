import { isShown, metalName } from '../../../domain/prices/metal-types.ts';
import { priceChange } from '../../../domain/prices/price-change.ts';
import { percentText } from '../../../domain/prices/price-shift.ts';
import type { MetalPrice } from '../../../domain/prices/prices.api.ts';
import { CONTROL, errorProps, Field } from '../../../ui/form/Field.tsx';
import { staffTime } from '../staff-text.ts';

interface PriceDraftCardProps {
  readonly metal: MetalPrice;
  readonly typed: string;
  readonly error: string | undefined;
  readonly isPicked: boolean;
  readonly onPick: () => void;
  readonly onType: (text: string) => void;
  /** In hundredths of a percent. */
  readonly onMove: (hundredths: number) => void;
}

const STEPS = [
  [-100, '−1 %'],
  [100, '+1 %'],
  [200, '+2 %'],
  [300, '+3 %'],
] as const;

/** One metal: its current price, the new one, and buttons to change it. */
export function PriceDraftCard(props: PriceDraftCardProps) {
  const { metal, typed, error, isPicked, onPick, onType, onMove } = props;
  const name = metalName(metal.metalType);
  const id = `price-${metal.metalType}`;
  const change = priceChange(metal.change);
  return (
    <li className="border-2 border-line bg-surface p-4">
      <label className="flex min-h-12 cursor-pointer items-center gap-3 text-xl font-bold">
        <input type="checkbox" className="size-6 shrink-0" checked={isPicked} onChange={onPick} />
        {name}
        {!isShown(metal.metalType) && <span className="text-sm text-muted">not shown</span>}
      </label>
      <p className="tabular-nums">
        <strong className="text-2xl">${metal.price}</strong> per {metal.unit}
        {change && <span className="ml-3">{change.text}</span>}
      </p>
      <p className="text-sm text-muted">Since {staffTime(metal.updatedAt)}</p>
      <Field id={id} label={`New price of ${name}`} error={error} className="mt-3">
        <input
          id={id}
          className={CONTROL}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          aria-describedby={`${id}-change`}
          {...errorProps(id, error)}
          onChange={({ target }) => onType(target.value)}
        />
      </Field>
      <p id={`${id}-change`} className="mt-1 min-h-6 text-sm font-bold tabular-nums" aria-live="polite">
        {typed !== '' && !error && percentText(metal.price, typed.trim())}
      </p>
      <div className="mt-1 grid grid-cols-4 gap-2">
        {STEPS.map(([hundredths, label]) => (
          <button
            key={label}
            type="button"
            className="button button-line px-1"
            aria-label={`${name} ${label}`}
            onClick={() => onMove(hundredths)}
          >
            {label}
          </button>
        ))}
      </div>
    </li>
  );
}
