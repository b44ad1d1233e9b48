import { lazy, Suspense, useState } from 'react';
import { mailRewardsCodeApi, setCodeByMailApi } from '../../../domain/rewards/mailed-code.api.ts';
import type { RewardsCustomer } from '../../../domain/rewards/rewards.api.ts';
import { failureText } from '../../../lib/requests/failure-text.ts';
import { answerTimeout, call } from '../../../lib/requests/request.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { type DashboardStore, isSignedOut } from './dashboard.store.ts';
import { codeByMailTexts as texts } from '../texts.ts';

// Few change it.
const MailedCodeForm = lazy(() =>
  import('../../../ui/form/MailedCodeForm.tsx').then(
    ({ MailedCodeForm: part }) => ({ default: part }),
    () => ({ default: () => <p role="alert">{texts.notLoaded}</p> }),
  ),
);

interface CodeByMailProps {
  readonly dashboard: DashboardStore;
  readonly customer: RewardsCustomer;
}

/** Turns on or off that a new device needs a mailed code; a current code proves that the customer reads the mail. */
export function CodeByMail({ dashboard: { customer: shown, $ending }, customer }: CodeByMailProps) {
  const { id, email, hasCodeByMail } = customer;
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const params = { id };
  const state = hasCodeByMail ? texts.on : texts.off;

  async function whileSignedIn<T>(work: Promise<T>): Promise<T> {
    return work.catch((error: unknown) => {
      if (isSignedOut(error)) $ending.set('signed_out');
      throw error;
    });
  }
  const mail = async () => {
    const answer = await whileSignedIn(call(mailRewardsCodeApi, { params, signal: answerTimeout() }));
    setMailedTo(answer.mailedTo);
  };
  async function begin() {
    setBusy(true);
    setFailure(undefined);
    await mail().catch((error: unknown) => setFailure(failureText(error)));
    setBusy(false);
  }
  async function set(code: string) {
    const body = { code, isOn: !hasCodeByMail };
    shown.put(await whileSignedIn(call(setCodeByMailApi, { params, body, signal: answerTimeout() })));
    setMailedTo(null);
  }

  return (
    <section
      className="mt-4 max-w-prose border-l-8 border-copper bg-surface p-4"
      aria-labelledby="code-title"
    >
      <h2 id="code-title" className="text-2xl uppercase">
        {texts.heading}
      </h2>
      <p className="mt-1 mb-3" role="status">
        {email === null ? texts.noEmail : state.text}
      </p>
      <FormFailure message={failure} />
      {mailedTo === null ? (
        email !== null && (
          <Button disabled={isBusy} onClick={() => void begin()}>
            {state.change}
          </Button>
        )
      ) : (
        <Suspense
          fallback={
            <span role="status" className="block min-h-60">
              {texts.loading}
            </span>
          }
        >
          <MailedCodeForm
            lead={texts.lead(mailedTo)}
            submit={state.change}
            submitting={texts.saving}
            send={({ code }) => set(code)}
            again={mail}
          >
            <Button onClick={() => setMailedTo(null)}>{texts.cancel}</Button>
          </MailedCodeForm>
        </Suspense>
      )}
    </section>
  );
}
