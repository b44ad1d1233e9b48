import type { ReactNode } from 'react';
import { type PaymentConfig, paymentConfigApi } from '../../../domain/payments/payments.api.ts';
import { call } from '../../../lib/requests/request.ts';
import { useRemoteData } from '../../../lib/requests/use-remote-data.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ReloadPanel } from './PayPanel.tsx';

const fetchConfig = () => call(paymentConfigApi);

/** Loads the payment configuration, marks the sandbox, and renders the ways to pay. */
export function PaymentConfigGate({ children }: { readonly children: (config: PaymentConfig) => ReactNode }) {
  const { value: config, failure } = useRemoteData(fetchConfig);
  if (failure !== null) {
    return (
      <ReloadPanel
        title="Payments aren’t reachable right now"
        text="You haven’t been charged. Check your connection and load the page again: we kept what you entered."
      />
    );
  }
  if (config === null) {
    return (
      <span role="status" className="block h-96 animate-pulse bg-sunken">
        <span className="sr-only">The ways to pay are loading.</span>
      </span>
    );
  }
  return (
    <div className="grid gap-4">
      {config.sandbox && (
        <p className="flex items-center gap-2 border-2 border-dashed border-brass px-4 py-3 font-bold text-brass">
          <Icon name="info" /> Sandbox: no money moves
        </p>
      )}
      {children(config)}
    </div>
  );
}
