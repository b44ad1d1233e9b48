import { YARD_IDS } from '../../../business/yards.ts';
import {
  type PushChoice,
  readPushApi,
  turnOffPushApi,
  turnOnPushApi,
} from '../../../domain/push/admin-push.api.ts';
import { pushChoiceSchema } from '../../../domain/push/push.schema.ts';
import type { OutputOf } from '../../../domain/shared/contract/endpoint.ts';
import { useRemoteData } from '../../../lib/requests/use-remote-data.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { CheckField } from '../../../ui/form/fields/CheckField.tsx';
import { draftSchema } from '../../../ui/form/draft-schema.ts';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { useAct } from '../act.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { pushQuery, pushSupport, savedPush, savePush, subscribe, unsubscribe } from '../push/push-device.ts';
import { StaffForm } from '../form/StaffForm.tsx';
import { staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../form/use-staff-form.ts';
import { YardChoice } from '../yards/YardChoice.tsx';

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
  readonly device: OutputOf<typeof readPushApi>['device'];
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
      showToast({ title: device ? 'Notifications saved' : 'Notifications are on' });
      await onChanged();
      return draftOf(choice);
    },
  });
  const { isBusy, run, refused } = useAct(async () => void (await onChanged()));
  const { field, errorOf, register, watch } = form;
  return (
    <StaffForm
      form={form}
      submit={device ? 'Save changes' : 'Turn on notifications'}
      more={
        device && (
          <Button aria-disabled={isBusy} onClick={() => void run(turnOff, 'Notifications are off')}>
            Turn off notifications
          </Button>
        )
      }
    >
      <span role="status" className="font-bold">
        {device ? <span className="text-up">On until {staffTime(device.endsAt)}</span> : 'Off'}
      </span>
      <FormFailure message={refused} className="mt-3" />
      <YardChoice {...field('yards', 'Yards')} />
      <CheckField label="Notify me at any time" fieldClass="font-bold" {...register('isAnyTime')} />
      {!watch('isAnyTime') && (
        <>
          <p>Only between these times, in Georgia. You won’t be notified outside these hours.</p>
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
    'On iPhone or iPad, add this site to your Home Screen first: tap Share, then Add to Home Screen. Open the site from there, sign in, and come back to this page.',
  none: 'This browser can’t show notifications.',
  blocked:
    'This browser blocks notifications from this site. Allow them in the browser’s settings, then reload this page.',
} as const;

function Switch({
  publicKey,
  device,
  onChanged,
}: OutputOf<typeof readPushApi> & Pick<FormProps, 'onChanged'>) {
  if (publicKey === null)
    return (
      <p className="mt-4 font-bold">
        Notifications aren’t set up yet: the site has no keys for them. The Providers page shows owners which
        settings are missing.
      </p>
    );
  const support = pushSupport();
  if (support !== 'ready') return <p className="mt-4 max-w-prose font-bold">{UNSUPPORTED[support]}</p>;
  return <NotificationForm key={String(device !== null)} {...{ publicKey, device, onChanged }} />;
}

/** Turns notifications on and off for this device. */
export function DeviceNotifications({ onChanged }: { readonly onChanged: () => Promise<unknown> }) {
  const push = useRemoteData(async () => staffCall(readPushApi, { query: await pushQuery() }));
  const { value, reload } = push;
  return (
    <section className="staff-card" aria-labelledby="push-title">
      <h2 id="push-title">Notifications on this device</h2>
      <p className="mt-2 max-w-prose">
        Get notified of new requests and answered offers, even when the site isn’t open. A locked screen shows
        the type of request, the yard and the metal, but no name or phone number.
      </p>
      <p className="mt-2 max-w-prose">
        They stay on for 30 days after your last sign-in on this device, and stop as soon as you sign out.
      </p>
      <LoadState {...push} waiting="mt-3 min-h-80" />
      {value && <Switch {...value} onChanged={() => Promise.all([reload(), onChanged()])} />}
    </section>
  );
}
