import { switchOffCodeApi } from '../../../domain/rewards/admin-rewards.api.ts';
import { useAct } from '../act.ts';
import { staffCall } from '../staff.store.ts';
import type { ChangeProps } from './AdjustPoints.tsx';

/** For a customer who no longer reads the mail. Nothing where new devices need no code. */
export function SwitchOffCode({ customer: { id, hasCodeByMail }, onChanged }: ChangeProps) {
  const { isBusy, run } = useAct(onChanged);
  if (!hasCodeByMail) return null;
  return (
    <div>
      <h4 className="text-xl">Code for new devices</h4>
      <p className="mb-3 text-muted">
        A new device needs a code from the customer’s email. Without that email: look at an ID, then switch it
        off.
      </p>
      <button
        type="button"
        className="button button-line"
        disabled={isBusy}
        onClick={() =>
          void run(() => staffCall(switchOffCodeApi, { params: { id } }), 'The phone number is enough now')
        }
      >
        Switch off the code
      </button>
    </div>
  );
}
