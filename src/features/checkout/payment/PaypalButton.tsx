import {
  INSTANCE_LOADING_STATE,
  usePayPal,
  usePayPalOneTimePaymentSession,
} from '@paypal/react-paypal-js/sdk-v6';
import { BUSINESS } from '../../../business/business.ts';
import { formatPhone } from '../../../domain/shared/phone.ts';
import { paths } from '../../../paths.ts';
import { CallButton } from '../../../ui/CallButton.tsx';
import { PayPanel } from './PayPanel.tsx';
import { PaypalFailure, PaypalPlaceholder } from './PaypalPayment.tsx';
import { usePaypalFlow, type PaypalFlowOptions, type PaypalPhase } from './use-paypal-flow.ts';

/** PayPal's own button inside its provider. */
export function PaypalButton(options: PaypalFlowOptions) {
  const { phase, begin, session } = usePaypalFlow(options);
  const { loadingStatus } = usePayPal();
  const { error, handleClick } = usePayPalOneTimePaymentSession(session);

  if (phase.name === 'pending' || phase.name === 'stuck') return <Aftermath phase={phase} />;
  if (loadingStatus === INSTANCE_LOADING_STATE.REJECTED) {
    const title = 'paypal' in window ? 'Failed to initialize PayPal' : 'Failed to load PayPal SDK';
    return <PaypalFailure title={title} />;
  }
  if (loadingStatus === INSTANCE_LOADING_STATE.PENDING) return <PaypalPlaceholder />;
  if (error) return <PaypalFailure title="Failed to load PayPal buttons" />;

  function press() {
    if (phase.name !== 'idle') return;
    begin();
    // Whatever fails in here has been told by the callbacks of the session.
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
      <output className="min-h-6 text-muted">
        {phase.name === 'with_paypal' && 'Please go on in PayPal’s window.'}
        {phase.name === 'capturing' && 'PayPal has approved. Finishing your order…'}
      </output>
    </>
  );
}

function Aftermath({ phase }: { readonly phase: Extract<PaypalPhase, { orderId: unknown }> }) {
  const isStuck = phase.name === 'stuck';
  return (
    <PayPanel
      tone={isStuck ? 'stop' : 'wait'}
      title={isStuck ? 'Please do not pay again' : 'PayPal is still checking this payment'}
    >
      <p>
        {isStuck
          ? 'PayPal has approved your payment, but we could not finish the order. We check such payments every few minutes; you will get a mail when it is done.'
          : 'Your order is placed. It ships as soon as PayPal has released the payment, and you will get a mail then.'}
      </p>
      <div className="actions">
        {phase.orderId && (
          <a className="button button-line" href={paths.orderConfirmation(phase.orderId)}>
            See your order
          </a>
        )}
        <CallButton
          phone={BUSINESS.quotesPhone}
          placement="paypal-stuck"
          label={`Call ${formatPhone(BUSINESS.quotesPhone)}`}
          variant="line"
        />
      </div>
    </PayPanel>
  );
}
