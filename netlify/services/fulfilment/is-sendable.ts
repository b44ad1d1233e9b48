import { SENDABLE, type PaymentState } from '../../../src/domain/orders/order-status.ts';

/** Whether an order is paid and not given back as a whole: only then anything is sent. */
export const isSendable = ({ payment }: { readonly payment: PaymentState }): boolean =>
  SENDABLE.includes(payment);
