import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
import { formatPhone } from '../../domain/shared/contact/phone.ts';
import { Button } from '../../ui/Button.tsx';
import { CallButton } from '../../ui/call/CallButton.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface MerchandiseFailedProps {
  readonly message: string;
  readonly placement: string;
  readonly onRetry: () => void;
}

export function MerchandiseFailed({ message, placement, onRetry }: MerchandiseFailedProps) {
  return (
    <div className="mt-4 border-2 border-l-8 border-line border-l-down bg-surface p-6">
      <p className="text-lg font-bold" role="alert">
        {message}
      </p>
      <p className="mt-1 text-muted">Please try again, or call us: we also take orders by phone.</p>
      <div className="actions mt-4">
        <Button variant="signal" onClick={onRetry}>
          <Icon name="refresh" />
          Try Again
        </Button>
        <CallButton
          phone={BUSINESS_QUOTES_PHONE}
          label={`Call ${formatPhone(BUSINESS_QUOTES_PHONE)}`}
          placement={placement}
          variant="line"
        />
      </div>
    </div>
  );
}
