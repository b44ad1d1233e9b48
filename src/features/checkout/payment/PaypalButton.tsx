import {
  INSTANCE_LOADING_STATE,
  usePayPal,
  usePayPalOneTimePaymentSession,
} from '@paypal/react-paypal-js/sdk-v6';
import { BUSINESS_QUOTES_PHONE } from '../../../business/business.ts';
import { formatPhone } from '../../../domain/shared/phone.ts';
import { orderConfirmationPath } from '../../../paths.ts';
import { CallButton } from '../../../ui/CallButton.tsx';
import { PayPanel } from './PayPanel.tsx';
import { PaypalFailure, PaypalPlaceholder } from './PaypalPayment.tsx';
import { usePaypalFlow, type PaypalFlowOptions } from './use-paypal-flow.ts';

/** PayPal's own button inside its provider. */
export function PaypalButton(options: PaypalFlowOptions) {
  const { phase, begin, session } = usePaypalFlow(options);
  const { loadingStatus } = usePayPal();
  const { error, handleClick } = usePayPalOneTimePaymentSession(session);

  if (phase.name === 'stuck') return <Stuck orderId={phase.orderId} />;
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

function Stuck({ orderId }: { readonly orderId: string | undefined }) {
  return (
    <PayPanel tone="stop" title="Please do not pay again">
      <p>
        PayPal has approved your payment, but we could not finish the order. We check such payments every few
        minutes; you will get a mail when it is done.
      </p>
      <div className="actions">
        {orderId && (
          <a className="button button-line" href={orderConfirmationPath(orderId)}>
            See your order
          </a>
        )}
        <CallButton
          phone={BUSINESS_QUOTES_PHONE}
          placement="paypal-stuck"
          label={`Call ${formatPhone(BUSINESS_QUOTES_PHONE)}`}
          variant="line"
        />
      </div>
    </PayPanel>
  );
}
