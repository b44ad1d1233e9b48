import type { PriceFigures } from '../../../domain/orders/orders.api.ts';
import { dollarsText } from '../../../domain/shared/money.ts';
import { PayPanel } from './PayPanel.tsx';

interface PriceChangedProps {
  readonly figures: PriceFigures;
  readonly onBack: (() => void) | undefined;
}

/** The current prices, after the server refused outdated ones. */
export function PriceChanged({ figures, onBack }: PriceChangedProps) {
  const gone = figures.items.filter(({ available }) => !available);
  const sold = figures.items.filter(({ available }) => available);
  return (
    <PayPanel tone="wait" title="Prices have changed. Please check the new total.">
      <ul className="w-full">
        {sold.map(({ merchandiseItemId, name, price }) => (
          <li key={merchandiseItemId} className="flex justify-between gap-4 border-t border-line py-2">
            {name} <span className="tabular-nums">{dollarsText(price)} each</span>
          </li>
        ))}
        {gone.map(({ merchandiseItemId, name }) => (
          <li key={merchandiseItemId} className="border-t border-line py-2 font-bold text-down">
            {name || 'An item'} is no longer available
          </li>
        ))}
      </ul>
      <p className="text-lg font-bold tabular-nums">New PayPal total: {dollarsText(figures.total)}</p>
      {onBack && (
        <button type="button" className="button button-line" onClick={onBack}>
          Review my order
        </button>
      )}
    </PayPanel>
  );
}
