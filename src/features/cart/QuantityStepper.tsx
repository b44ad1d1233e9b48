import { useState } from 'react';
import { SHOP_MAX_QUANTITY } from '../../business/constants.ts';
import { Icon } from '../../ui/Icon.tsx';

interface QuantityStepperProps {
  /** The name of the item, for the labels. */
  readonly name: string;
  readonly quantity: number;
  /** 0 removes the line. */
  readonly onChange: (quantity: number) => void;
}

const STEP = 'button button-bare border-2 border-muted';

/** Minus, plus, and a field that applies the typed number on blur or Enter. */
export function QuantityStepper({ name, quantity, onChange }: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft) onChange(Number(draft));
    setDraft(null);
  };
  return (
    <fieldset className="flex" aria-label={`Quantity of ${name}`}>
      <button
        type="button"
        className={STEP}
        aria-label={`Decrease quantity of ${name}`}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        className="min-h-12 w-14 border-y-2 border-muted bg-surface text-center font-bold tabular-nums"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity of ${name}`}
        value={draft ?? quantity}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.currentTarget.value.replaceAll(/\D/g, ''))}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      <button
        type="button"
        className={STEP}
        aria-label={`Increase quantity of ${name}`}
        disabled={quantity >= SHOP_MAX_QUANTITY}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
