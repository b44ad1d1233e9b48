import { useRef } from 'react';
import * as z from 'zod/mini';
import { closePrivacyRequestApi, confirmAtCounterApi } from '../../../domain/privacy/admin-privacy.api.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { TextAreaField } from '../../../ui/form/fields/TextAreaField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { actFirst, firstText, useAct } from '../act.ts';
import { StaffForm } from '../form/StaffForm.tsx';
import { useStaffForm } from '../form/use-staff-form.ts';
import { staffCall } from '../staff.store.ts';
import { LanguageBadge } from '../ui/inbox.tsx';
import type { PrivacyPartProps } from './privacy-words.ts';

const DONE_LABELS = { copy: 'Mark as delivered', correction: 'Mark as corrected' } as const;

/** Closes a request: what was asked is done, or is refused with a reason. */
export function ClosePrivacy({ request, reload }: PrivacyPartProps) {
  const { id, kind, state, locale, emailConfirmedAt, needsSecondPerson } = request;
  const canBeDone = kind !== 'deletion' && state === 'confirmed' && !needsSecondPerson;
  /** While the second button sends the form. */
  const isRefusal = useRef(false);
  const form = useStaffForm({
    schema: z.pick(closePrivacyRequestApi.input, { note: true }),
    empty: { note: '' },
    prefix: 'privacy',
    send: async ({ note }) => {
      const outcome = canBeDone && !isRefusal.current ? 'done' : 'refused';
      try {
        await staffCall(closePrivacyRequestApi, { params: { id }, body: { outcome, note } });
        showToast({ title: outcome === 'done' ? 'Request closed' : 'Request refused' });
      } finally {
        await reload();
      }
    },
    refusals: { changed_since: ({ figures }) => firstText(figures) },
  });
  const refuse = async () => {
    isRefusal.current = true;
    await form.submit();
    isRefusal.current = false;
  };
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
      <StaffForm
        form={form}
        submit={canBeDone ? DONE_LABELS[kind] : 'Refuse request'}
        {...(canBeDone
          ? { more: <Button onClick={() => void refuse()}>Refuse request</Button> }
          : { button: 'button-line' })}
      >
        <TextAreaField
          {...form.field(
            'note',
            emailConfirmedAt ? 'Note (included in their email)' : 'Note (they won’t get an email)',
          )}
          rows={3}
        />
      </StaffForm>
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
