import { useState } from 'react';
import { unsubscribeApi } from '../../domain/price-alerts/price-alerts.api.ts';
import { isMissing } from '../../lib/address/link-token.ts';
import { failureText } from '../../lib/requests/failure-text.ts';
import { answerTimeout, call } from '../../lib/requests/request.ts';
import { Button } from '../../ui/Button.tsx';
import { takeFocus } from '../../ui/focus-heading.ts';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { ownAlertsTexts as texts } from './texts.ts';

interface EndAlertsProps {
  /** Of the URL that mail programs post to. */
  readonly params: Readonly<Record<'id' | 'key', string>>;
  readonly onEnd: () => void;
}

/** Ends all alerts of an address for whoever opened that URL in a browser. */
export function EndAlerts({ params, onEnd }: EndAlertsProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function end() {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await call(unsubscribeApi, { params, signal: answerTimeout() });
      onEnd();
    } catch (error) {
      setFailure(isMissing(error) ? texts.gone : failureText(error));
      setIsBusy(false);
    }
  }
  return (
    <div>
      <h2 className="text-3xl uppercase" tabIndex={-1} ref={takeFocus}>
        {texts.heading}
      </h2>
      <FormFailure message={failure} />
      <div className="mt-4 actions">
        <Button disabled={isBusy} onClick={() => void end()}>
          {texts.endAll}
        </Button>
      </div>
    </div>
  );
}
