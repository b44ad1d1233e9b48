import { useState } from 'react';
import type { PriceFigures } from '../../../domain/orders/orders.api.ts';
import { type Purchase, walletOrder } from '../../../domain/payments/purchase.ts';
import { reloadCatalogue } from '../../catalogue/catalogue.store.ts';
import { placePaypalOrder } from './paypal-attempt.ts';
import { PaypalWallet } from './PaypalWallet.tsx';
import { PriceChanged } from './PriceChanged.tsx';

interface PaypalChoiceProps {
  readonly sandbox: boolean;
  readonly facts: Purchase;
  readonly onBack: () => void;
  readonly onPaid: (orderId: string) => void;
}

/** PayPal for a cart. Its button creates the order first. */
export function PaypalChoice({ sandbox, facts, onBack, onPaid }: PaypalChoiceProps) {
  const [figures, setFigures] = useState<PriceFigures | null>(null);

  async function prepare() {
    setFigures(null);
    const order = walletOrder(facts);
    const orderId = await placePaypalOrder(order);
    return { orderId, amount: order.total, shippingAddress: facts.shipping };
  }

  function showFigures(right: PriceFigures) {
    setFigures(right);
    void reloadCatalogue();
  }

  return (
    <>
      {figures && <PriceChanged figures={figures} onBack={onBack} />}
      <PaypalWallet sandbox={sandbox} prepare={prepare} onPaid={onPaid} onPriceChanged={showFigures} />
    </>
  );
}
