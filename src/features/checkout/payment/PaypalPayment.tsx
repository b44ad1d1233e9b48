import { PayPalProvider } from '@paypal/react-paypal-js/sdk-v6';
import { ReloadPanel } from './PayPanel.tsx';
import { PaypalButton } from './PaypalButton.tsx';
import type { PaypalFlowOptions } from './use-paypal-flow.ts';
import { usePaypalSetup } from './use-paypal-setup.ts';

/** For the provider's life: another array would start it anew. */
const COMPONENTS: ['paypal-payments'] = ['paypal-payments'];

interface PaypalPaymentProps extends PaypalFlowOptions {
  readonly sandbox: boolean;
}

export function PaypalFailure({ title }: { readonly title: string }) {
  return (
    <ReloadPanel
      title={title}
      text="You have not been charged. Load the page again: what you entered is kept."
    />
  );
}

/** The wallet path from its script to its button, with a message for each part that may not come. */
export function PaypalPayment({ sandbox, ...flow }: PaypalPaymentProps) {
  const setup = usePaypalSetup(sandbox);
  if (setup.status === 'no_script') return <PaypalFailure title="Failed to load PayPal SDK" />;
  if (setup.status === 'no_client') return <PaypalFailure title="Failed to initialize PayPal" />;
  if (setup.status === 'loading') return <PaypalPlaceholder />;
  return (
    <PayPalProvider
      clientId={setup.clientId}
      environment={setup.environment}
      components={COMPONENTS}
      pageType="checkout"
      locale="en-US"
    >
      <PaypalButton {...flow} />
    </PayPalProvider>
  );
}

export function PaypalPlaceholder() {
  return (
    <output className="grid min-h-12 place-items-center rounded bg-sunken font-bold text-muted">
      Getting PayPal ready…
    </output>
  );
}
