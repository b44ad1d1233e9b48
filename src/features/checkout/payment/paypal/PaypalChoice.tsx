import { useState } from 'react';
import type { PriceFigures } from '../../../../domain/orders/orders.api.ts';
import { type Purchase, walletOrder } from '../../../../domain/payments/purchase.ts';
import { hasCode } from '../../../../lib/requests/request.ts';
import { paymentPath } from '../../../../paths.ts';
import { reloadCatalogue } from '../../../catalogue/catalogue.store.ts';
import { PayProblem, type PayProblemText } from '../PayProblem.tsx';
import { paymentToasts, unreachedPaypal } from '../payment-toasts.ts';
import { placePaypalOrder } from './paypal-attempt.ts';
import { PriceChanged } from '../PriceChanged.tsx';
import { Button } from '../../../../ui/Button.tsx';

interface PaypalChoiceProps {
  readonly facts: Purchase;
  readonly onBack: () => void;
}

/** PayPal for a cart: creates the order, whose own page has PayPal's button (docs/decisions/0030). */
export function PaypalChoice({ facts, onBack }: PaypalChoiceProps) {
  const [isPlacing, setIsPlacing] = useState(false);
  const [figures, setFigures] = useState<PriceFigures | null>(null);
  const [problem, setProblem] = useState<PayProblemText | null>(null);

  function tell(error: unknown) {
    if (hasCode(error, 'price_changed') && error.figures) {
      setFigures(error.figures as PriceFigures);
      void reloadCatalogue();
    }
    setProblem(paymentToasts.paypalSetUpFailed(unreachedPaypal(error)));
  }

  async function press() {
    if (isPlacing) return;
    setIsPlacing(true);
    setFigures(null);
    setProblem(null);
    try {
      location.assign(paymentPath(await placePaypalOrder(walletOrder(facts))));
    } catch (error) {
      tell(error);
    } finally {
      setIsPlacing(false);
    }
  }

  return (
    <>
      {figures && <PriceChanged figures={figures} onBack={onBack} />}
      <p className="text-muted">You pay on the next page, in PayPal’s window.</p>
      <PayProblem problem={problem} />
      <Button
        variant="signal"
        className="w-full text-lg"
        aria-disabled={isPlacing || undefined}
        onClick={() => void press()}
      >
        {isPlacing ? 'Opening PayPal…' : 'Continue to PayPal'}
      </Button>
    </>
  );
}
