import { BUSINESS_QUOTES_PHONE } from '../../../business/business.ts';
import { formatPhone } from '../../../domain/shared/phone.ts';
import { CallButton } from '../../../ui/CallButton.tsx';
import { PayPanel } from './PayPanel.tsx';

/** Where no publishable key is set: the shop can sell, but take no card. */
export function StripeMissing() {
  const phone = formatPhone(BUSINESS_QUOTES_PHONE);
  return (
    <PayPanel tone="stop" title="Cards cannot be taken right now">
      <p>
        Stripe is not configured properly, so card payments are switched off. Please choose another way to
        pay, or call us and we take your order by phone.
      </p>
      <CallButton
        phone={BUSINESS_QUOTES_PHONE}
        placement="card-missing"
        label={`Call ${phone}`}
        variant="line"
      />
    </PayPanel>
  );
}
