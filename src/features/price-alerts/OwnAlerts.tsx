import { useState } from 'react';
import { alertText } from '../../domain/price-alerts/alert-text.ts';
import { alertAmountSchema } from '../../domain/price-alerts/price-alert.schema.ts';
import {
  type AlertsPage,
  changeAlertApi,
  confirmAlertApi,
  endAlertApi,
  type ShownAlert,
} from '../../domain/price-alerts/price-alerts.api.ts';
import { locale } from '../../domain/shared/language/locale.ts';
import { type Cents, toDollars } from '../../domain/shared/numbers/money.ts';
import { isMissing } from '../../lib/address/link-token.ts';
import { failureText } from '../../lib/requests/failure-text.ts';
import { answerTimeout, call } from '../../lib/requests/request.ts';
import { Button } from '../../ui/Button.tsx';
import { takeFocus } from '../../ui/focus-heading.ts';
import { TextField } from '../../ui/form/fields/TextField.tsx';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { SendButton } from '../../ui/form/SendButton.tsx';
import { useSentForm } from '../../ui/form/use-sent-form.ts';
import { alertFormTexts, ownAlertsTexts as texts } from './texts.ts';

const nameOf = ({ name, nameEs }: ShownAlert): string => (locale.language === 'es' ? (nameEs ?? name) : name);

const whyNot = (error: unknown): string => (isMissing(error) ? texts.gone : failureText(error));

interface AmountProps {
  readonly id: string;
  readonly cents: Cents;
  readonly token: string;
  readonly onChange: (page: AlertsPage) => void;
}

/** The amount of one alert. */
function AmountForm({ id, cents, token, onChange }: AmountProps) {
  const { field, formProps, failure, isSubmitting } = useSentForm({
    schema: alertAmountSchema,
    prefix: `alert-${id}`,
    empty: { atLeast: toDollars(cents) },
    send: async ({ atLeast }) =>
      onChange(
        await call(changeAlertApi, { body: { token, alertId: id, atLeast }, signal: answerTimeout() }),
      ),
  });
  return (
    <form {...formProps} className="mt-4 grid gap-2">
      <TextField {...field('atLeast', alertFormTexts.atLeast(''))} inputMode="decimal" />
      <SendButton label={texts.change} sending={texts.changing} isSubmitting={isSubmitting} />
      <FormFailure message={failure} />
    </form>
  );
}

interface OwnAlertsProps {
  readonly page: AlertsPage;
  readonly token: string;
  readonly onChange: (page: AlertsPage) => void;
  readonly onAnother: () => void;
}

/** The alerts of a link: confirmed, changed and ended here, without an account. */
export function OwnAlerts({ page: { alerts }, token, onChange, onAnother }: OwnAlertsProps) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function press(send: () => Promise<AlertsPage>) {
    setIsBusy(true);
    setFailure(undefined);
    try {
      onChange(await send());
    } catch (error) {
      setFailure(whyNot(error));
    }
    setIsBusy(false);
  }
  const confirm = (alertId: string) =>
    press(() => call(confirmAlertApi, { body: { token, alertId }, signal: answerTimeout() }));
  const end = (alertId?: string) =>
    press(() => call(endAlertApi, { body: { token, ...(alertId && { alertId }) }, signal: answerTimeout() }));
  const isOver = alerts.length === 0;
  return (
    <div>
      <h2 key={String(isOver)} className="text-3xl uppercase" tabIndex={-1} ref={takeFocus}>
        {isOver ? texts.ended.heading : texts.heading}
      </h2>
      {isOver && <p className="mt-4">{texts.ended.text}</p>}
      <ul className="mt-4">
        {alerts.map((alert) => {
          const inWords = alertText(alert, nameOf(alert));
          return (
            <li key={alert.id} className="border-b-2 border-line py-4">
              <p className="font-bold">{inWords}</p>
              <p role="status">{alert.isOn ? texts.on : texts.waiting}</p>
              <div className="mt-2 actions">
                {!alert.isOn && (
                  <Button
                    variant="signal"
                    disabled={isBusy}
                    aria-label={`${texts.confirm}: ${inWords}`}
                    onClick={() => void confirm(alert.id)}
                  >
                    {texts.confirm}
                  </Button>
                )}
                <Button
                  disabled={isBusy}
                  aria-label={`${texts.remove}: ${inWords}`}
                  onClick={() => void end(alert.id)}
                >
                  {texts.remove}
                </Button>
              </div>
              {alert.isOn && alert.atLeastCents !== null && (
                <AmountForm
                  key={alert.atLeastCents}
                  id={alert.id}
                  cents={alert.atLeastCents}
                  token={token}
                  onChange={onChange}
                />
              )}
            </li>
          );
        })}
      </ul>
      <FormFailure message={failure} />
      <div className="mt-4 actions">
        {!isOver && (
          <Button disabled={isBusy} onClick={() => void end()}>
            {texts.endAll}
          </Button>
        )}
        <Button onClick={onAnother}>{alertFormTexts.another}</Button>
      </div>
    </div>
  );
}
