import type { GivenRefund, RefundOrder, SoughtRefund } from '../../../src/domain/payments/refund-order.ts';
import type { PaymentProvider } from '../../database/schema/payments.ts';
import { findPaypalRefund } from '../../providers/paypal/find-paypal-refund.ts';
import { refundPaypalCapture } from '../../providers/paypal/refund-paypal-capture.ts';
import { findCardRefund } from '../../providers/stripe/find-card-refund.ts';
import { refundCardPayment } from '../../providers/stripe/refund-card-payment.ts';

interface RefundProvider {
  readonly find: (sought: SoughtRefund) => Promise<GivenRefund | null>;
  readonly give: (wanted: RefundOrder) => Promise<GivenRefund>;
}

export const REFUND_PROVIDERS: Readonly<Record<PaymentProvider, RefundProvider>> = {
  stripe: { find: findCardRefund, give: refundCardPayment },
  paypal: { find: findPaypalRefund, give: refundPaypalCapture },
};
