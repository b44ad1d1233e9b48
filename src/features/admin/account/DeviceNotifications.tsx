import { CheckField } from '../../../ui/form/CheckField.tsx';
import { type FormEvent, useState } from 'react';
import { YARD_IDS } from '../../../business/yards.ts';
import {
  type PushChoice,
  readPushApi,
  turnOffPushApi,
  turnOnPushApi,
} from '../../../domain/push/admin-push.api.ts';
import type { OutputOf } from '../../../domain/shared/endpoint.ts';
import { hasCode } from '../../../lib/request.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { FormFailure } from '../FormFailure.tsx';
import { LoadState } from '../LoadState.tsx';
import { PushError, pushSupport, savedPush, savePush, subscribe, unsubscribe } from '../push/push-device.ts';
import { staffFailure } from '../staff-failure.ts';
import { staffCall } from '../staff.store.ts';
import { YardChoice } from '../yards/YardChoice.tsx';
import { useStaffData } from '../use-staff-data.ts';

const WORKDAY = { from: '07:00', to: '18:00' };

type Errors = Readonly<Partial<Record<string, string>>>;

/** Of a choice, what the form shows. */
const draftOf = (choice: PushChoice | null) => ({
  yards: choice?.yards ?? YARD_IDS,
  isAnyTime: !choice?.hours,
  ...(choice?.hours ?? WORKDAY),
});

const choiceOf = ({ yards, isAnyTime, from, to }: ReturnType<typeof draftOf>) => ({
  yards: yards.length === YARD_IDS.length ? null : [...yards],
  hours: isAnyTime ? null : { from, to },
});

interface HoursFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

function HoursField({ id, label, value, error, onChange }: HoursFieldProps) {
  return <TextField id={id} label={label} error={error} type="time" value={value} onValue={onChange} />;
}

interface FormProps {
  readonly publicKey: string;
  readonly device: PushChoice | null;
  readonly onChanged: () => Promise<unknown>;
}

function NotificationForm({ publicKey, device, onChanged }: FormProps) {
  const [draft, setDraft] = useState(() => draftOf(device ?? savedPush()));
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });

  async function run(work: () => Promise<unknown>, title: string) {
    setBusy(true);
    setErrors({});
    setFailure(undefined);
    try {
      await work();
      showToast({ title });
      await onChanged();
    } catch (error) {
      const isRefused = hasCode(error, 'invalid_input');
      if (isRefused) setErrors(error.fields);
      // An address that is refused has no field.
      const address = isRefused ? error.fields['subscription.endpoint'] : undefined;
      if (!isRefused || address) setFailure(address ?? failureOf(error));
    } finally {
      setBusy(false);
    }
  }
  function turnOn(event: FormEvent) {
    event.preventDefault();
    const choice = choiceOf(draft);
    if (draft.yards.length === 0) return setErrors({ yards: 'Please choose a yard' });
    if (choice.hours && choice.hours.from === choice.hours.to)
      return setErrors({ hours: 'Please choose two different times' });
    return void run(
      async () => {
        const subscription = await subscribe(publicKey);
        await staffCall(turnOnPushApi, { body: { subscription, ...choice } });
        savePush(choice, subscription.endpoint);
      },
      device ? 'Saved' : 'Notifications are on',
    );
  }
  const turnOff = () =>
    run(async () => {
      await staffCall(turnOffPushApi);
      await unsubscribe();
    }, 'Notifications are off');

  return (
    <form method="post" noValidate className="staff-form" onSubmit={turnOn}>
      <output className="font-bold">{device ? <span className="text-up">On</span> : 'Off'}</output>
      <YardChoice
        id="push-yards"
        chosen={draft.yards}
        error={errors['yards']}
        onChange={(yards) => set({ yards })}
      />
      <CheckField
        label="At any time"
        fieldClass="font-bold"
        checked={draft.isAnyTime}
        onCheck={(isChecked) => set({ isAnyTime: isChecked })}
      />
      {!draft.isAnyTime && (
        <>
          <p>Only between these times, in Georgia. What comes outside them is not shown later.</p>
          <div className="grid grid-cols-2 gap-4">
            <HoursField id="push-from" label="From" value={draft.from} onChange={(from) => set({ from })} />
            <HoursField
              id="push-to"
              label="To"
              value={draft.to}
              error={errors['hours'] ?? errors['hours.from'] ?? errors['hours.to']}
              onChange={(to) => set({ to })}
            />
          </div>
        </>
      )}
      <FormFailure message={failure} />
      <div className="actions">
        <button className="button button-signal" disabled={isBusy}>
          {device ? 'Save' : 'Turn on'}
        </button>
        {device && (
          <button
            type="button"
            className="button button-line"
            disabled={isBusy}
            onClick={() => void turnOff()}
          >
            Turn off
          </button>
        )}
      </div>
    </form>
  );
}

const failureOf = (error: unknown): string =>
  error instanceof PushError ? error.message : staffFailure(error);

const UNSUPPORTED = {
  'home-screen':
    'An iPhone or iPad shows notifications of an installed site alone. Tap Share, then Add to Home Screen. Open the site from there, sign in, and come back to this page.',
  none: 'This browser cannot show notifications.',
  blocked:
    'This browser blocks the notifications of this site. Allow them in its settings, then load this page again.',
} as const;

function Switch({
  publicKey,
  device,
  onChanged,
}: OutputOf<typeof readPushApi> & Pick<FormProps, 'onChanged'>) {
  if (publicKey === null)
    return (
      <p className="mt-4 font-bold">
        They can’t be turned on yet: the site has no keys for them. An owner sees on the page Providers which
        settings are missing.
      </p>
    );
  const support = pushSupport();
  if (support !== 'ready') return <p className="mt-4 max-w-prose font-bold">{UNSUPPORTED[support]}</p>;
  return <NotificationForm key={String(device !== null)} {...{ publicKey, device, onChanged }} />;
}

/** Turns notifications on and off for this device, as long as it is signed in. */
export function DeviceNotifications({ onChanged }: { readonly onChanged: () => Promise<unknown> }) {
  const push = useStaffData(readPushApi);
  const { value, reload } = push;
  return (
    <section className="staff-card" aria-labelledby="push-title">
      <h2 id="push-title">Notifications on this device</h2>
      <p className="mt-2 max-w-prose">
        It tells you about each new request, and about a customer’s answer to an offer, even while the site is
        closed. A locked screen shows the kind of request, the yard and the metal, but no name and no phone
        number.
      </p>
      <p className="mt-2 max-w-prose">
        Notifications end when you are signed out: after 8 hours without use, and a day after you signed in at
        the latest.
      </p>
      <LoadState {...push} waiting="mt-3 min-h-80" />
      {value && <Switch {...value} onChanged={() => Promise.all([reload(), onChanged()])} />}
    </section>
  );
}
