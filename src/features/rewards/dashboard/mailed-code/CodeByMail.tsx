import { setCodeByMailApi } from '../../../../domain/rewards/mailed-code.api.ts';
import type { RewardsCustomer } from '../../../../domain/rewards/rewards.api.ts';
import { answerTimeout, call } from '../../../../lib/requests/request.ts';
import type { DashboardStore } from '../dashboard.store.ts';
import { codeByMailTexts as texts } from '../../texts.ts';
import { MailedCodeStep } from './MailedCodeStep.tsx';

interface CodeByMailProps {
  readonly dashboard: DashboardStore;
  readonly customer: RewardsCustomer;
}

/** Turns on or off that a new device needs a mailed code; a current code proves that the customer reads the mail. */
export function CodeByMail({ dashboard: { customer: shown, $ending }, customer }: CodeByMailProps) {
  const { id, email, hasCodeByMail } = customer;
  const state = hasCodeByMail ? texts.on : texts.off;

  async function set(code: string) {
    const body = { code, isOn: !hasCodeByMail };
    shown.put(await call(setCodeByMailApi, { params: { id }, body, signal: answerTimeout() }));
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
      {email !== null && (
        <MailedCodeStep
          customerId={id}
          $ending={$ending}
          begin={state.change}
          submit={state.change}
          submitting={texts.saving}
          send={set}
        />
      )}
    </section>
  );
}
