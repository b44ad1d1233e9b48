import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
import { formatPhone } from '../../domain/shared/contact/phone.ts';
import { merchPath, orderLookUpPath } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { CallButton } from '../../ui/call/CallButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { OrderFrame } from './OrderFrame.tsx';

/** As tall as the loaded order. */
export function OrderLoading({ title = 'Getting your order' }: { readonly title?: string }) {
  return (
    <div aria-busy="true">
      <OrderFrame icon="clock" title={title} text="One moment, please.">
        <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
          <div className="h-96 animate-pulse bg-sunken" />
          <div className="h-72 animate-pulse bg-sunken" />
        </div>
      </OrderFrame>
    </div>
  );
}

export function CallUs({ placement }: { readonly placement: string }) {
  const label = `Call ${formatPhone(BUSINESS_QUOTES_PHONE)}`;
  return <CallButton phone={BUSINESS_QUOTES_PHONE} placement={placement} label={label} variant="line" />;
}

export function ShopLink() {
  return (
    <a className="button button-line" href={merchPath}>
      Back to the shop
    </a>
  );
}

export function OrderMissing() {
  return (
    <OrderFrame
      icon="info"
      title="Order not found"
      text="We couldn’t find that order. Part of the link may be missing. You can look up your order by its number and your email."
      actions={
        <>
          <a className="button button-signal" href={orderLookUpPath}>
            Find my order
          </a>
          <ShopLink />
          <CallUs placement="order-missing" />
        </>
      }
    />
  );
}

export function OrderFailed({ onRetry }: { readonly onRetry: () => void }) {
  const isOffline = !navigator.onLine;
  return (
    <OrderFrame
      icon="alert"
      title={isOffline ? 'You’re offline' : 'We can’t show your order right now'}
      text={
        isOffline
          ? 'Your order is safe with us. This page will continue when you’re back online.'
          : 'Your order is safe with us, but this page couldn’t load it. Please try again in a moment.'
      }
      actions={
        <>
          <Button variant="signal" onClick={onRetry}>
            <Icon name="refresh" /> Try again
          </Button>
          <CallUs placement="order-failed" />
        </>
      }
    />
  );
}
