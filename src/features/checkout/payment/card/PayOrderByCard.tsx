import { useEffect, useEffectEvent, useState } from 'react';
import type { OrderPrivateView, OrderView } from '../../../../domain/orders/orders.api.ts';
import {
  type PaymentConfig,
  type PaymentIntentCreated,
  resumePaymentApi,
} from '../../../../domain/payments/payments.api.ts';
import { dollarsText } from '../../../../domain/shared/numbers/money.ts';
import { call, hasCode } from '../../../../lib/requests/request.ts';
import { billingDetails } from './billing-details.ts';
import { CardArea, CardLoading } from './CardArea.tsx';
import { isPayRefusal, PayRefused } from '../PayRefused.tsx';

export interface PayOrderProps {
  readonly config: PaymentConfig;
  readonly order: OrderView;
  readonly own: OrderPrivateView;
  readonly onPaid: (orderId: string) => void;
  /** Called if the order can no longer be paid. */
  readonly onNotPayable: () => void;
}

type Session = PaymentIntentCreated | 'loading' | null;

/** Resumes the order's payment intent in a card form. */
export function PayOrderByCard({ config, order, own, onPaid, onNotPayable }: PayOrderProps) {
  const { stripePublishableKey } = config;
  const [session, setSession] = useState<Session>(stripePublishableKey ? 'loading' : null);

  const [refusal, setRefusal] = useState<unknown>(null);

  const fail = useEffectEvent((error: unknown) => {
    if (hasCode(error, 'order_not_payable')) return onNotPayable();
    setRefusal(error);
    setSession(null);
  });
  useEffect(() => {
    if (stripePublishableKey) call(resumePaymentApi, { params: { id: order.id } }).then(setSession, fail);
  }, [order.id, stripePublishableKey]);

  if (session === 'loading') return <CardLoading />;
  if (isPayRefusal(refusal)) return <PayRefused error={refusal} />;
  const { billingAddress: address, billingCity: city, billingState: state, billingZip: zip } = own;
  return (
    <CardArea
      config={config}
      session={session}
      totalText={dollarsText(order.total)}
      billing={billingDetails(own, { address, city, state, zip })}
      onPaid={onPaid}
    />
  );
}
