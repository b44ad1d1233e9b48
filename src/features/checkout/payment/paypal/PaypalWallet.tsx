import {
  INSTANCE_LOADING_STATE,
  PayPalProvider,
  usePayPal,
  usePayPalOneTimePaymentSession,
} from '@paypal/react-paypal-js/sdk-v6';
import { orderConfirmationPath } from '../../../../paths.ts';
import { CallUs } from '../../../orders/OrderStates.tsx';
import { PayPanel, ReloadPanel } from '../PayPanel.tsx';
import { PayProblem } from '../PayProblem.tsx';
import { type PaypalFlowOptions, usePaypalFlow } from './use-paypal-flow.ts';
import { usePaypalSetup } from './use-paypal-setup.ts';

/** A constant, because the provider starts over when it gets a new array. */
const COMPONENTS: ['paypal-payments'] = ['paypal-payments'];

function Failed({ title }: { readonly title: string }) {
  return (
    <ReloadPanel
      title={title}
      text="You haven’t been charged. Load the page again: we kept what you entered."
    />
  );
}

function Placeholder() {
  return (
    <span role="status" className="grid min-h-12 place-items-center rounded bg-sunken font-bold text-muted">
      Getting PayPal ready…
    </span>
  );
}

function Stuck({ orderId }: { readonly orderId: string | undefined }) {
  return (
    <PayPanel tone="stop" title="Please don’t pay again">
      <p>
        PayPal has approved your payment, but we could not finish the order. We check such payments every few
        minutes; we’ll email you when it is done.
      </p>
      <div className="actions">
        {orderId && (
          <a className="button button-line" href={orderConfirmationPath(orderId)}>
            See your order
          </a>
        )}
        <CallUs placement="paypal-stuck" />
      </div>
    </PayPanel>
  );
}

const DOING: Readonly<Partial<Record<string, string>>> = {
  with_paypal: 'Please continue in the PayPal window.',
  capturing: 'PayPal approved it. Finishing your order…',
};

/** PayPal's own button; it must be inside PayPal's provider. */
function PaypalButton(options: PaypalFlowOptions) {
  const { phase, problem, begin, session } = usePaypalFlow(options);
  const { loadingStatus } = usePayPal();
  const { error, handleClick } = usePayPalOneTimePaymentSession(session);

  if (phase.name === 'stuck') return <Stuck orderId={phase.orderId} />;
  if (loadingStatus === INSTANCE_LOADING_STATE.REJECTED) {
    const title = 'paypal' in window ? 'Failed to initialize PayPal' : 'Failed to load PayPal SDK';
    return <Failed title={title} />;
  }
  if (loadingStatus === INSTANCE_LOADING_STATE.PENDING) return <Placeholder />;
  if (error) return <Failed title="Failed to load PayPal buttons" />;

  function press() {
    if (phase.name !== 'idle') return;
    begin();
    // The session's callbacks have already reported any failure.
    handleClick().catch(session.onError);
  }

  return (
    <>
      <paypal-button
        className="block min-h-12 w-full"
        type="pay"
        {...(phase.name === 'idle' ? {} : { disabled: true })}
        onClick={press}
      />
      <PayProblem problem={problem} />
      <span role="status" className="min-h-6 text-muted">
        {DOING[phase.name]}
      </span>
    </>
  );
}

/** Payment with PayPal, from its script to its button. */
export function PaypalWallet({ sandbox, ...flow }: PaypalFlowOptions & { readonly sandbox: boolean }) {
  const setup = usePaypalSetup(sandbox);
  if (setup.status === 'no_script') return <Failed title="Failed to load PayPal SDK" />;
  if (setup.status === 'no_client') return <Failed title="Failed to initialize PayPal" />;
  if (setup.status === 'loading') return <Placeholder />;
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
