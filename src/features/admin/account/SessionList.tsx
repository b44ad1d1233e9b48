import {
  listSessionsApi,
  revokeOtherSessionsApi,
  revokeSessionApi,
  type StaffDevice,
} from '../../../domain/admin/admin-sessions.api.ts';
import { useRemoteData } from '../../../lib/use-remote-data.ts';
import { LoadState } from '../LoadState.tsx';
import { useAct } from '../act.ts';
import { deviceName } from '../device-name.ts';
import { staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';

const ask = () => staffCall(listSessionsApi);

interface SessionRowProps extends StaffDevice {
  readonly onEnd: (id: string) => void;
}

function SessionRow({ id, userAgent, signedInAt, lastUsedAt, isCurrent, onEnd }: SessionRowProps) {
  const words = deviceName(userAgent);
  return (
    <li className="flex flex-wrap items-center gap-3 border-b-2 border-line py-3">
      <div className="mr-auto">
        <p className="font-bold">{words}</p>
        <p className="text-muted">
          Signed in {staffTime(signedInAt)}, last used {staffTime(lastUsedAt)}
        </p>
      </div>
      {isCurrent ? (
        <strong className="text-up">This device</strong>
      ) : (
        <button
          type="button"
          className="button button-line"
          aria-label={`Sign out ${words}`}
          onClick={() => onEnd(id)}
        >
          Sign out
        </button>
      )}
    </li>
  );
}

/** The person's sessions. */
export function SessionList() {
  const sessions = useRemoteData(ask);
  const { value, reload } = sessions;
  const { run } = useAct(reload);
  const end = (id: string) =>
    run(() => staffCall(revokeSessionApi, { params: { id } }), 'That device is signed out');
  const endOthers = () => run(() => staffCall(revokeOtherSessionsApi), 'All other devices are signed out');
  return (
    <section className="staff-card" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Where you are signed in</h2>
      <LoadState {...sessions} waiting="mt-3 min-h-20" />
      <ul className="mt-3">
        {value?.map((device) => (
          <SessionRow key={device.id} {...device} onEnd={(id) => void end(id)} />
        ))}
      </ul>
      {value !== null && value.length > 1 && (
        <button type="button" className="button button-line mt-4" onClick={() => void endOthers()}>
          Sign out everywhere else
        </button>
      )}
    </section>
  );
}
