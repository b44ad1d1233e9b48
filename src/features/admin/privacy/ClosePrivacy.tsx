import { useState } from 'react';
import { closePrivacyRequestApi, confirmAtCounterApi } from '../../../domain/privacy/admin-privacy.api.ts';
import { RequestError } from '../../../lib/request.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { actFirst, useAct } from '../act.ts';
import { staffCall } from '../staff.store.ts';
import { LanguageBadge } from '../ui/inbox.tsx';
import type { PrivacyPartProps } from './privacy-words.ts';

const DONE_LABELS = { copy: 'They have their copy', correction: 'It is corrected', deletion: '' } as const;

/** Closes a request: what was asked is done, or is refused with a reason. */
export function ClosePrivacy({ request, reload }: PrivacyPartProps) {
  const { id, kind, state, locale, emailConfirmedAt, needsSecondPerson } = request;
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const { isBusy, run } = useAct(reload, actFirst);
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
      <h2 id="close-title">{kind === 'deletion' ? 'Or refuse it' : 'Close it'}</h2>
      {kind === 'correction' && (
        <p className="mt-2">
          Correct an account at the counter, under “Corrections”. For anything else note here what you did.
        </p>
      )}
      {locale === 'es' && emailConfirmedAt && (
        <p className="mt-2">
          <LanguageBadge locale="es" /> The mail to them is in Spanish. Your note in it is shown as you type
          it.
        </p>
      )}
      <TextAreaField
        id="privacy-note"
        label={emailConfirmedAt ? 'Note (goes into the mail to them)' : 'Note (they get no mail)'}
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
            onClick={() => void close('done', 'The request is done')}
          >
            {DONE_LABELS[kind]}
          </Button>
        )}
        <Button aria-disabled={isBusy} onClick={() => void close('refused', 'The request is refused')}>
          Refuse it
        </Button>
      </div>
    </section>
  );
}

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
        <Button variant="signal" aria-disabled={isBusy} onClick={() => void confirm('id')}>
          They showed an ID
        </Button>
        <Button aria-disabled={isBusy} onClick={() => void confirm('call')}>
          They confirmed on the phone
        </Button>
      </div>
    </section>
  );
}
