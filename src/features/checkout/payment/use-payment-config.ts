import { useEffect, useState } from 'react';
import { paymentConfigApi, type PaymentConfig } from '../../../domain/payments/payment-config.api.ts';
import { call } from '../../../lib/request.ts';

export type PaymentConfigState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly config: PaymentConfig };

/** How payments are taken here, asked once. */
export function usePaymentConfig(): PaymentConfigState {
  const [state, setState] = useState<PaymentConfigState>({ status: 'loading' });
  useEffect(() => {
    call(paymentConfigApi).then(
      (config) => setState({ status: 'ready', config }),
      () => setState({ status: 'failed' }),
    );
  }, []);
  return state;
}
