import { YARD_IDS } from '../../../business/yards.ts';
import {
  type PushChoice,
  readPushApi,
  turnOffPushApi,
  turnOnPushApi,
} from '../../../domain/push/admin-push.api.ts';
import { pushChoiceSchema } from '../../../domain/push/push.schema.ts';
import type { OutputOf } from '../../../domain/shared/endpoint.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { draftSchema } from '../../../ui/form/draft-schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { useAct } from '../act.ts';
import { LoadState } from '../LoadState.tsx';
import { pushSupport, savedPush, savePush, subscribe, unsubscribe } from '../push/push-device.ts';
import { StaffForm } from '../StaffForm.tsx';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../use-staff-form.ts';
import { YardChoice } from '../yards/YardChoice.tsx';
import { useStaffData } from '../use-staff-data.ts';

const WORKDAY = { from: '07:00', to: '18:00' };

/** Of a choice, what the form shows. */
const draftOf = (choice: PushChoice | null) => ({
  yards: [...(choice?.yards ?? YARD_IDS)],
  isAnyTime: !choice?.hours,
  ...(choice?.hours ?? WORKDAY),
});

async function turnOff() {
  await staffCall(turnOffPushApi);
  await unsubscribe();
}

const schema = draftSchema(
  ({ yards, isAnyTime, from, to }: ReturnType<typeof draftOf>) => ({
    yards: yards.length === YARD_IDS.length ? null : yards,
    hours: isAnyTime ? null : { from, to },
  }),
  pushChoiceSchema,
);

interface FormProps {
  readonly publicKey: string;
  readonly device: PushChoice | null;
  readonly onChanged: () => Promise<unknown>;
}

function NotificationForm({ publicKey, device, onChanged }: FormProps) {
  const form = useStaffForm({
    schema,
    empty: draftOf(device ?? savedPush()),
    prefix: 'push',
    refusals: {
      // An address that is refused has no field.
      invalid_input: ({ fields }) => ({ ...fields, root: fields['subscription.endpoint'] }),
    },
    send: async (choice) => {
      const subscription = await subscribe(publicKey);
      await staffCall(turnOnPushApi, { body: { subscription, ...choice } });
      savePush(choice, subscription.endpoint);
      showToast({ title: device ? 'Saved' : 'Notifications are on' });
      await onChanged();
      return draftOf(choice);
    },
  });
  const { isBusy, run } = useAct(async () => void (await onChanged()));
  const { field, errorOf, register, watch } = form;
  return (
    <StaffForm
      form={form}
      submit={device ? 'Save' : 'Turn on'}
      more={
        device && (
          <Button aria-disabled={isBusy} onClick={() => void run(turnOff, 'Notifications are off')}>
            Turn off
          </Button>
        )
      }
    >
      <span role="status" className="font-bold">
        {device ? <span className="text-up">On</span> : 'Off'}
      </span>
      <YardChoice {...field('yards', 'Yards')} />
      <CheckField label="At any time" fieldClass="font-bold" {...register('isAnyTime')} />
      {!watch('isAnyTime') && (
        <>
          <p>Only between these times, in Georgia. What comes outside them is not shown later.</p>
          <div className="grid grid-cols-2 gap-4">
            <TextField {...field('from', 'From')} type="time" error={errorOf('hours.from')} />
            <TextField {...field('to', 'To')} type="time" error={errorOf('hours.to') ?? errorOf('hours')} />
          </div>
        </>
      )}
    </StaffForm>
  );
}

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
