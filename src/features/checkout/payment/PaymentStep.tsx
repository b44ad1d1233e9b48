import { useStore } from '@nanostores/react';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Address } from '../../../domain/addresses/address.schema.ts';
import type { PricedLine } from '../../../domain/cart/price-cart.ts';
import { type OrderTotals, orderTotals, type PaymentMethod } from '../../../domain/orders/order-totals.ts';
import type { CustomerInfo } from '../../../domain/orders/order.schema.ts';
import type { PaymentIntentCreated } from '../../../domain/payments/payments.api.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { deliveryText } from '../../../business/delivery.ts';
import { $method } from '../checkout.store.ts';
import { PurchaseTerms } from '../PurchaseTerms.tsx';
import { billingDetails } from './card/billing-details.ts';
import { CardArea } from './card/CardArea.tsx';
import { PaymentConfigGate } from './PaymentConfigGate.tsx';
import { PaypalChoice } from './paypal/PaypalChoice.tsx';

interface MethodChoiceProps {
  readonly method: PaymentMethod;
  readonly isChosen: boolean;
  /** Once shown, the form stays, hidden while the other method is chosen. */
  readonly isSeen: boolean;
  readonly onChoose: () => void;
  readonly name: string;
  /** "$37.99" */
  readonly totalText: string;
  /** What the total includes. */
  readonly detail: string;
  readonly children: ReactNode;
}

/** The other method's form folds up, perhaps above this one: what was pressed stays where it was on the screen. */
function chooseInPlace({ currentTarget: radio }: ChangeEvent<HTMLInputElement>, choose: () => void): void {
  const before = radio.getBoundingClientRect().top;
  flushSync(choose);
  window.scrollBy({ top: radio.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** One way to pay, with its total, and its form once chosen. */
function MethodChoice(props: MethodChoiceProps) {
  const { method, isChosen, isSeen, onChoose, name, totalText, detail, children } = props;
  return (
    <div className={`border-2 bg-surface ${isChosen ? 'border-ink' : 'border-line'}`}>
      <label className="grid min-h-16 cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3 px-4 py-3">
        <input
          type="radio"
          name="payment-method"
          value={method}
          className="size-6"
          checked={isChosen}
          onChange={(event) => chooseInPlace(event, onChoose)}
        />
        <strong className="text-lg">{name}</strong>
        <span className="font-display text-2xl tabular-nums">{totalText}</span>
        <span className="col-span-2 col-start-2 text-sm text-muted tabular-nums">{detail}</span>
      </label>
      {isSeen && (
        <div className="grid gap-4 border-t border-line p-4" hidden={!isChosen}>
          {children}
        </div>
      )}
    </div>
  );
}

export interface PaymentStepProps {
  /** null: the card session could not be set up; PayPal still can. */
  readonly session: PaymentIntentCreated | null;
  readonly customer: CustomerInfo;
  readonly shipping: Address;
  readonly billing: Address;
  readonly lines: readonly PricedLine[];
  readonly onBack: () => void;
  readonly onPaid: (orderId: string) => void;
}

const figures = ({ totalCents, taxCents, shippingCents }: OrderTotals) => ({
  totalText: moneyText(totalCents),
  detail: taxCents
    ? `${moneyText(taxCents)} tax and ${moneyText(shippingCents)} shipping included`
    : `No tax added with PayPal. ${moneyText(shippingCents)} shipping included`,
});

/** The fourth step: card or PayPal, each with its total. */
export function PaymentStep(props: PaymentStepProps) {
  const { session, customer, shipping, billing, lines, onBack, onPaid } = props;
  const method = useStore($method);
  // A form stays once shown, so that switching methods loses nothing typed.
  const [seen, setSeen] = useState<readonly PaymentMethod[]>([method]);
  const card = figures(orderTotals(lines, 'card'));

  const choice = (name: PaymentMethod) => ({
    method: name,
    isChosen: method === name,
    isSeen: seen.includes(name),
    onChoose: () => {
      $method.set(name);
      setSeen([...seen, name]);
    },
  });

  return (
    <div className="grid gap-4 pt-3">
      <PurchaseTerms delivery={deliveryText(lines.some(({ isPrinted }) => isPrinted))} />
      <PaymentConfigGate>
        {(config) => (
          <fieldset className="grid gap-4">
            <legend className="pb-4">Choose how to pay.</legend>
            <MethodChoice {...choice('card')} {...card} name="Card, Apple Pay or Google Pay">
              <CardArea
                config={config}
                session={session}
                totalText={card.totalText}
                billing={billingDetails(customer, billing)}
                onPaid={onPaid}
              />
            </MethodChoice>
            <MethodChoice {...choice('paypal')} {...figures(orderTotals(lines, 'paypal'))} name="PayPal">
              <PaypalChoice facts={{ customer, shipping, billing, lines }} onBack={onBack} />
            </MethodChoice>
          </fieldset>
        )}
      </PaymentConfigGate>
      <Button className="justify-self-start" onClick={onBack}>
        <Icon name="arrow-left" /> Back
      </Button>
    </div>
  );
}
