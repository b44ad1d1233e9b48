import { useState } from 'react';
import { mailRewardsCodeApi } from '../../../../domain/rewards/mailed-code.api.ts';
import { failureText } from '../../../../lib/requests/failure-text.ts';
import { answerTimeout, call } from '../../../../lib/requests/request.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FormFailure } from '../../../../ui/form/FormFailure.tsx';
import { lazyPart } from '../../../../ui/late/lazy-part.tsx';
import { type DashboardStore, whileSignedIn } from '../dashboard.store.ts';
import { codeByMailTexts as texts } from '../../texts.ts';

// Few need it.
const MailedCodeForm = lazyPart(
  async () => (await import('../../../../ui/form/MailedCodeForm.tsx')).MailedCodeForm,
  {
    before: (
      <span role="status" className="block min-h-60">
        {texts.loading}
      </span>
    ),
    missing: <p role="alert">{texts.notLoaded}</p>,
  },
);

interface MailedCodeStepProps extends Pick<DashboardStore, '$ending'> {
  readonly customerId: string;
  /** Mails the code. */
  readonly begin: string;
  readonly submit: string;
  readonly submitting: string;
  readonly send: (code: string) => Promise<void>;
}

/** A button that mails a code to the customer, and the form that takes it: it proves that they read the mail. */
export function MailedCodeStep({
  customerId,
  $ending,
  begin,
  submit,
  submitting,
  send,
}: MailedCodeStepProps) {
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const mail = async () => {
    const asked = { params: { id: customerId }, signal: answerTimeout() };
    const answer = await whileSignedIn({ $ending }, call(mailRewardsCodeApi, asked));
    setMailedTo(answer.mailedTo);
  };
  async function start() {
    setBusy(true);
    setFailure(undefined);
    await mail().catch((error: unknown) => setFailure(failureText(error)));
    setBusy(false);
  }

  if (mailedTo === null) {
    return (
      <>
        <FormFailure message={failure} />
        <Button disabled={isBusy} onClick={() => void start()}>
          {begin}
        </Button>
      </>
    );
  }
  return (
    <MailedCodeForm
      lead={texts.lead(mailedTo)}
      submit={submit}
      submitting={submitting}
      send={async ({ code }) => {
        await whileSignedIn({ $ending }, send(code));
        setMailedTo(null);
      }}
      again={mail}
    >
      <Button onClick={() => setMailedTo(null)}>{texts.cancel}</Button>
    </MailedCodeForm>
  );
}
