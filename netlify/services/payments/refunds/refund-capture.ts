import type { GivenRefund, RefundOrder, RefundQuery } from '../../../../src/domain/payments/refund-order.ts';
import type { PaymentProvider } from '../../../database/schema/payments.ts';
import { findPaypalRefund, refundPaypalCapture } from '../../../providers/paypal/paypal-refund.ts';
import { findCardRefund, refundCardPayment } from '../../../providers/stripe/card-refund.ts';
import type { Cents } from '../../../../src/domain/shared/numbers/money.ts';
import { CodedError } from '../../../lib/http/errors.ts';

interface RefundProvider {
  readonly find: (sought: RefundQuery) => Promise<GivenRefund | null>;
  readonly give: (wanted: RefundOrder) => Promise<GivenRefund>;
}

export const REFUND_PROVIDERS: Readonly<Record<PaymentProvider, RefundProvider>> = {
  stripe: { find: findCardRefund, give: refundCardPayment },
  paypal: { find: findPaypalRefund, give: refundPaypalCapture },
};

interface TakenMoney {
  readonly provider: PaymentProvider;
  /** Of the charge or capture. */
  readonly reference: string;
  readonly amountCents: Cents;
  /** How often it was sent back, because the customer's bank did not accept it: each time needs a new key. */
  readonly reversals?: number;
}

async function giveBack(money: TakenMoney): Promise<GivenRefund> {
  const { provider, reference: capture, amountCents, reversals = 0 } = money;
  const { find, give } = REFUND_PROVIDERS[provider];
  const id = `second-${capture}-${amountCents}${reversals > 0 ? `-${reversals}` : ''}`;
  const given = await give({ id, capture, amountCents, isSecond: true });
  if (given.outcome !== 'refused' || given.refusal !== 'too_large') return given;
  // Somebody else refunded it, or we did, so long ago that the provider has forgotten the key.
  return (await find({ id: null, capture, amountCents })) ?? given;
}

/**
 * Has a provider give back money that pays nothing, once however often it is asked. Returns the refund's reference, or null while
 * it is pending. Throws provider_refused, unavailable.
 */
export async function refundCapture(money: TakenMoney): Promise<string | null> {
  const given = await giveBack(money);
  if (given.outcome === 'refused') {
    throw new CodedError('provider_refused', { cause: new Error(given.refusal) });
  }
  return given.outcome === 'done' ? given.reference : null;
}
