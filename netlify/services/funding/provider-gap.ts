import type { Gap, GapKind } from '../../../src/domain/payments/admin-gaps.api.ts';
import type { Cents } from '../../../src/domain/shared/money.ts';
import type { PaymentProvider } from '../../database/schema/payments.ts';

interface Facts {
  readonly kind: Extract<
    GapKind,
    'paid_unknown' | 'paid_wrongly' | 'refund_unknown' | 'refund_reversal_unknown'
  >;
  readonly provider: PaymentProvider;
  /** By which the provider is asked about the payment. */
  readonly paymentId: string;
  /** Of the charge, capture or refund that our books do not have as it is. */
  readonly reference: string;
  readonly amountCents: Cents;
}

/** A gap that a provider's own list shows. */
export interface ProviderGap extends Gap, Facts {
  readonly kind: Facts['kind'];
  readonly provider: PaymentProvider;
}

export const providerGap = (
  facts: Facts,
  {
    order,
    at,
  }: { readonly order: { readonly id: string; readonly number: string } | undefined; readonly at: Date },
): ProviderGap => ({
  ...facts,
  id: `${facts.provider}.${facts.reference}`,
  orderId: order?.id ?? null,
  orderNumber: order?.number ?? null,
  at: at.toISOString(),
});
