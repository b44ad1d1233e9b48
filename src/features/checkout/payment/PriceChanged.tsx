import type { PriceFigures } from '../../../domain/orders/orders.api.ts';
import { dollarsText } from '../../../domain/shared/numbers/money.ts';
import { cartPath } from '../../../paths.ts';
import { PayPanel } from './PayPanel.tsx';
import { Button } from '../../../ui/Button.tsx';

interface PriceChangedProps {
  readonly figures: PriceFigures;
  readonly onBack: (() => void) | undefined;
}

export const BackToCart = () => (
  <a className="button button-line" href={cartPath}>
    Back to my cart
  </a>
);

/**
 * What is sold out, or the current prices, after the server refused the order as it was. Without `onBack` the order is saved, so that
 * only a new one can have other prices.
 */
export function PriceChanged({ figures, onBack }: PriceChangedProps) {
  const gone = figures.items.filter(({ available }) => !available);
  const sold = figures.items.filter(({ available }) => available);
  return (
    <PayPanel
      tone="wait"
      title={gone.length > 0 ? 'Sold out' : 'Prices have changed. Please check the new total.'}
    >
      <ul className="w-full">
        {sold.map(({ merchandiseItemId, name, price }) => (
          <li key={merchandiseItemId} className="flex justify-between gap-4 border-t border-line py-2">
            <span>{name}</span> <span className="tabular-nums">{`${dollarsText(price)} each`}</span>
          </li>
        ))}
        {gone.map(({ merchandiseItemId, name }) => (
          <li key={merchandiseItemId} className="border-t border-line py-2 font-bold text-down">
            {`${name || 'An item'} is sold out`}
          </li>
        ))}
      </ul>
      {gone.length > 0 ? (
        <>
          <p>
            You haven’t been charged. Please take it out of your cart, or try again in half an hour: what
            nobody pays for is on sale again.
          </p>
          <BackToCart />
        </>
      ) : (
        <p className="text-lg font-bold tabular-nums">{`New total: ${dollarsText(figures.total)}`}</p>
      )}
      {gone.length === 0 && !onBack && (
        <>
          <p>You haven’t been charged. Please go back to your cart and order again at these prices.</p>
          <BackToCart />
        </>
      )}
      {onBack && <Button onClick={onBack}>Review my order</Button>}
    </PayPanel>
  );
}
