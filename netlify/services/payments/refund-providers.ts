import type { GivenRefund, RefundOrder, SoughtRefund } from '../../../src/domain/payments/refund-order.ts';
import type { PaymentProvider } from '../../database/schema/payments.ts';
import { findPaypalRefund, refundPaypalCapture } from '../../providers/paypal/paypal-refund.ts';
import { findCardRefund, refundCardPayment } from '../../providers/stripe/card-refund.ts';

interface RefundProvider {
  readonly find: (sought: SoughtRefund) => Promise<GivenRefund | null>;
  readonly give: (wanted: RefundOrder) => Promise<GivenRefund>;
}

export const REFUND_PROVIDERS: Readonly<Record<PaymentProvider, RefundProvider>> = {
  stripe: { find: findCardRefund, give: refundCardPayment },
  paypal: { find: findPaypalRefund, give: refundPaypalCapture },
};
