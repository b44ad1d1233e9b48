import { useState } from 'react';
import { closePrivacyRequestApi, confirmAtCounterApi } from '../../../domain/privacy/admin-privacy.api.ts';
import { RequestError } from '../../../lib/requests/request.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { TextAreaField } from '../../../ui/form/fields/TextAreaField.tsx';
import { actFirst, useAct } from '../act.ts';
import { staffCall } from '../staff.store.ts';
import { LanguageBadge } from '../ui/inbox.tsx';
import type { PrivacyPartProps } from './privacy-words.ts';

const DONE_LABELS = { copy: 'Mark as delivered', correction: 'Mark as corrected', deletion: '' } as const;

/** Closes a request: what was asked is done, or is refused with a reason. */
export function ClosePrivacy({ request, reload }: PrivacyPartProps) {
  const { id, kind, state, locale, emailConfirmedAt, needsSecondPerson } = request;
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const { isBusy, run, refused } = useAct(reload, actFirst);
  const close = (outcome: 'done' | 'refused', done: string) =>
    run(async () => {
      setError(undefined);
      try {
        await staffCall(closePrivacyRequestApi, { params: { id }, body: { outcome, note } });
      } catch (failure) {
        if (failure instanceof RequestError) setError(failure.fields['note']);
        throw failure;
      }
    }, done);
  return (
    <section className="staff-card" aria-labelledby="close-title">
      <h2 id="close-title">{kind === 'deletion' ? 'Refuse the request' : 'Close the request'}</h2>
      {kind === 'correction' && (
        <p className="mt-2">
          Correct an account at the counter, under “Corrections”. For anything else, note here what you did.
        </p>
      )}
      {locale === 'es' && emailConfirmedAt && (
        <p className="mt-2">
          <LanguageBadge locale="es" /> The email to them is in Spanish. It includes your note exactly as you
          type it.
        </p>
      )}
      <TextAreaField
        id="privacy-note"
        label={emailConfirmedAt ? 'Note (included in their email)' : 'Note (they won’t get an email)'}
        error={error}
        fieldClass="mt-4"
        rows={3}
        value={note}
        onValue={setNote}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        {kind !== 'deletion' && state === 'confirmed' && !needsSecondPerson && (
          <Button
            variant="signal"
            aria-disabled={isBusy}
            onClick={() => void close('done', 'Request closed')}
          >
            {DONE_LABELS[kind]}
          </Button>
        )}
        <Button aria-disabled={isBusy} onClick={() => void close('refused', 'Request refused')}>
          Refuse request
        </Button>
      </div>
      <FormFailure message={refused} className="mt-3" />
    </section>
  );
}

/** Staff say how they know that the phone number is the person's. */
export function ConfirmPerson({ request: { id, phone }, reload }: PrivacyPartProps) {
  const { isBusy, run, refused } = useAct(reload, actFirst);
  const confirm = (how: 'id' | 'call') =>
    run(() => staffCall(confirmAtCounterApi, { params: { id }, body: { how } }), 'Number confirmed');
  return (
    <section className="staff-card" aria-labelledby="confirm-title">
      <h2 id="confirm-title">Is this their number?</h2>
      <p className="mt-2">
        Look {phone} up at the counter and check a photo ID against the name there. Or call the number and ask
        whether they sent the request.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="signal" aria-disabled={isBusy} onClick={() => void confirm('id')}>
          They showed an ID
        </Button>
        <Button aria-disabled={isBusy} onClick={() => void confirm('call')}>
          They confirmed by phone
        </Button>
      </div>
      <FormFailure message={refused} className="mt-3" />
    </section>
  );
}
