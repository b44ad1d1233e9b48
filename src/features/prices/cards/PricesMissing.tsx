import type { Ref } from 'react';
import { generalSpanishHours } from '../../../domain/locations/spanish-spoken.ts';
import { Button } from '../../../ui/Button.tsx';
import { CallButton } from '../../../ui/call/CallButton.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { SpeaksSpanish } from '../../../ui/language/SpeaksSpanish.tsx';
import { cardTexts } from '../texts.ts';

const BOX = 'flex flex-col items-start gap-3 border-2 border-l-8 border-line bg-surface p-6';

interface PricesErrorProps {
  readonly message: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly button: Ref<HTMLButtonElement>;
}

export function PricesError({ message, busy, onRetry, button }: PricesErrorProps) {
  return (
    <div className={`${BOX} border-l-down`}>
      <p className="text-lg font-bold">{cardTexts.failed}</p>
      <p className="text-muted">{cardTexts.error(message)}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <CallButton placement="pricing-error" label={cardTexts.call} />
        <Button ref={button} disabled={busy} onClick={onRetry}>
          <Icon name="refresh" className={busy ? 'animate-spin' : ''} />
          {cardTexts.retry}
        </Button>
      </div>
      <SpeaksSpanish hours={generalSpanishHours()} />
    </div>
  );
}

export function PricesEmpty() {
  return (
    <div className={`${BOX} border-l-brass`}>
      <p className="text-lg font-bold">{cardTexts.none}</p>
      <CallButton placement="pricing-empty" label={cardTexts.call} />
      <SpeaksSpanish hours={generalSpanishHours()} />
    </div>
  );
}
