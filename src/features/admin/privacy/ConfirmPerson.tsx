import { confirmAtCounterApi } from '../../../domain/privacy/admin-privacy.api.ts';
import { actFirst, useAct } from '../act.ts';
import { staffCall } from '../staff.store.ts';
import type { PrivacyPartProps } from './privacy-part.ts';

/** Staff say how they know that the phone number is the person's. */
export function ConfirmPerson({ request: { id, phone }, reload }: PrivacyPartProps) {
  const { isBusy, run } = useAct(reload, actFirst);
  const confirm = (how: 'id' | 'call') =>
    run(() => staffCall(confirmAtCounterApi, { params: { id }, body: { how } }), 'The number is confirmed');
  return (
    <section className="staff-card" aria-labelledby="confirm-title">
      <h2 id="confirm-title">Is it their number?</h2>
      <p className="mt-2">
        Look {phone} up at the counter and check a photo ID against the name there, or call that number and
        ask whether they sent the request.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-signal"
          aria-disabled={isBusy}
          onClick={() => void confirm('id')}
        >
          They showed an ID
        </button>
        <button
          type="button"
          className="button button-line"
          aria-disabled={isBusy}
          onClick={() => void confirm('call')}
        >
          They confirmed on the phone
        </button>
      </div>
    </section>
  );
}
