import { useState } from 'react';
import {
  listSessionsApi,
  revokeSessionsApi,
  type StaffDevice,
} from '../../../domain/admin/admin-sessions.api.ts';
import type { InputOf } from '../../../domain/shared/contract/endpoint.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { deviceName } from '../sign-in/device-name.ts';
import { PasswordForm } from '../sign-in/PasswordForm.tsx';
import { staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { useStaffData } from '../use-staff-data.ts';
import { DeviceNotifications } from './DeviceNotifications.tsx';

type End = (password: string) => Promise<void>;

function SessionRow({
  id,
  userAgent,
  signedInAt,
  lastUsedAt,
  isCurrent,
  isSignedIn,
  notifiedUntil,
  onEnd,
}: StaffDevice & { onEnd: End }) {
  const [isAsking, setIsAsking] = useState(false);
  const words = deviceName(userAgent);
  return (
    <li className="border-b-2 border-line py-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="mr-auto">
          <p className="font-bold">{words}</p>
          <p className="text-muted">
            Signed in {staffTime(signedInAt)}, last used {staffTime(lastUsedAt)}
          </p>
          {notifiedUntil && (
            <p>
              {`${isSignedIn ? '' : 'Signed out. '}Notifications are on until ${staffTime(notifiedUntil)}`}
            </p>
          )}
        </div>
        {isCurrent ? (
          <strong className="text-up">This device</strong>
        ) : (
          <Button
            aria-label={isAsking ? `Cancel signing out ${words}` : `Sign out ${words}`}
            onClick={() => setIsAsking(!isAsking)}
          >
            {isAsking ? 'Cancel' : 'Sign out'}
          </Button>
        )}
      </div>
      {isAsking && <PasswordForm prefix={`end-${id}`} submitLabel="Sign out that device" onSubmit={onEnd} />}
    </li>
  );
}

/** The person's sessions, and the notifications of this one. */
export function SessionList() {
  const sessions = useStaffData(listSessionsApi);
  const { value, reload } = sessions;
  const [isAsking, setIsAsking] = useState(false);

  async function end(body: InputOf<typeof revokeSessionsApi>) {
    await staffCall(revokeSessionsApi, { body });
    setIsAsking(false);
    showToast({
      title: body.id === undefined ? 'Signed out all other devices' : 'Signed out that device',
    });
    await reload();
  }

  return (
    <>
      <section className="staff-card" aria-labelledby="sessions-title">
        <h2 id="sessions-title">Where you’re signed in</h2>
        <LoadState {...sessions} waiting="mt-3 min-h-20" />
        <ul className="mt-3">
          {value?.map((device) => (
            <SessionRow key={device.id} {...device} onEnd={(password) => end({ id: device.id, password })} />
          ))}
        </ul>
        {value !== null && value.length > 1 && (
          <Button className="mt-4" onClick={() => setIsAsking(!isAsking)}>
            {isAsking ? 'Keep them signed in' : 'Sign out everywhere else'}
          </Button>
        )}
        {isAsking && (
          <PasswordForm
            prefix="end-others"
            submitLabel="Sign out all other devices"
            onSubmit={(password) => end({ password })}
          />
        )}
      </section>
      <DeviceNotifications onChanged={reload} />
    </>
  );
}
