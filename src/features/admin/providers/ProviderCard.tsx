import { useState } from 'react';
import {
  type ProviderStatus,
  type ProviderTest,
  retryOutboxApi,
  testProviderApi,
} from '../../../domain/providers/admin-providers.api.ts';
import { providerName } from '../../../domain/providers/providers.ts';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { useAct } from '../act.ts';
import { staffFailure } from '../staff-failure.ts';
import { staffCall } from '../staff.store.ts';
import { RawDetails } from '../ui/OpenedDetails.tsx';
import { callFacts, isFailing, modeText, settingDetails, settingsText } from './provider-labels.ts';
import { Button } from '../../../ui/Button.tsx';

interface ProviderCardProps {
  readonly status: ProviderStatus;
  /** When the status was read. */
  readonly now: Date;
  readonly onChanged: () => Promise<void>;
}

const failed = (error: unknown): ProviderTest => ({ isWell: false, words: staffFailure(error), ms: 0 });

function Facts({ status, now }: Pick<ProviderCardProps, 'status' | 'now'>) {
  const facts = callFacts(status, now);
  return (
    <dl className="mt-3">
      {facts.map(([label, text]) => (
        <div key={label} className="mt-1">
          <dt className="inline font-bold">{label}: </dt>
          <dd className="inline">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One outside system: its settings, its last calls, and what an owner can do. */
export function ProviderCard({ status, now, onChanged }: ProviderCardProps) {
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<ProviderTest | null>(null);
  const { run, refused } = useAct();
  const { provider, isConfigured, canTest, outbox } = status;
  const name = providerName(provider);
  const [settings, details] = [settingsText(status), settingDetails(status)];
  const isInTrouble = isFailing(status) || (outbox?.givenUp ?? 0) > 0;

  const during = (work: () => Promise<unknown>) => async () => {
    setBusy(true);
    await work();
    await onChanged();
    setBusy(false);
  };
  const test = during(async () => {
    setResult(null);
    setResult(await staffCall(testProviderApi, { params: { provider } }).catch(failed));
  });
  const again = during(() =>
    run(() => staffCall(retryOutboxApi, { params: { provider } }), `Retrying what failed at ${name}`),
  );

  return (
    <li className={`border-l-8 bg-surface p-4 ${isInTrouble ? 'border-down' : 'border-copper'}`}>
      <h3 className="text-2xl">{name}</h3>
      <p className={isConfigured ? 'font-bold' : 'text-muted'}>{modeText(status)}</p>
      {isFailing(status) && <p className="mt-2 font-bold text-down">The last call failed.</p>}
      <Facts status={status} now={now} />
      {settings && <p className="mt-2 font-bold">{settings}</p>}
      {details.length > 0 && <RawDetails lines={details} />}
      <div className="actions mt-4 empty:hidden">
        {canTest && isConfigured && (
          <Button
            aria-label={`Test ${name}`}
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : () => void test()}
          >
            Test
          </Button>
        )}
        {outbox !== undefined && outbox.givenUp > 0 && (
          <Button
            aria-label={`Retry what failed at ${name}`}
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : () => void again()}
          >
            Retry
          </Button>
        )}
      </div>
      <FormFailure message={refused} className="mt-3" />
      <span
        role="status"
        className={`mt-3 block break-words empty:mt-0 font-bold ${result?.isWell === false ? 'text-down' : 'text-up'}`}
      >
        {result && `${result.isWell ? 'Works' : 'Doesn’t work'}: ${result.words}`}
      </span>
    </li>
  );
}
