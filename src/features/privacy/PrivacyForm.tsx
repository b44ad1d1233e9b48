import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type ConfirmedBy, createPrivacyRequestApi } from '../../domain/privacy/privacy.api.ts';
import {
  type NewPrivacyRequest,
  type PrivacyDraft,
  type PrivacyInput,
  privacyRequestSchema,
} from '../../domain/privacy/privacy-request.schema.ts';
import { PRIVACY_LINK_VALID_DAYS, PRIVACY_UNCONFIRMED_DAYS } from '../../domain/privacy/retention.ts';
import { attemptHeaders, type AttemptSlot, sendAttempt } from '../../lib/attempt.ts';
import { failureText } from '../../lib/failure-text.ts';
import { answerTimeout, call, RequestError } from '../../lib/request.ts';
import { hiddenValues } from '../../ui/form/hidden-values.ts';
import { Honeypot } from '../../ui/form/Honeypot.tsx';
import { schemaResolver } from '../../ui/form/schema-resolver.ts';
import { showFieldErrors } from '../../ui/form/show-field-errors.ts';
import { useAwake } from '../../ui/use-awake.ts';
import { PrivacyFields } from './PrivacyFields.tsx';

const NEXT: Readonly<Record<ConfirmedBy, { readonly title: string; readonly text: string }>> = {
  link: {
    title: 'Check your email',
    text: `We send a link to the address you gave us. Open it and press the button there within ${PRIVACY_LINK_VALID_DAYS} days: then we begin. If no email comes, look among the spam, or send this form with your phone number.`,
  },
  staff: {
    title: 'Bring an ID to any yard, or wait for our call',
    text: `Without an email address we have to see or hear that it is you. Show a photo ID at any yard within ${PRIVACY_UNCONFIRMED_DAYS} days, or answer when we call the number you gave us.`,
  },
};

function Sent({ by }: { readonly by: ConfirmedBy }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="border-l-8 border-up bg-page p-4">
      <h3 ref={title} tabIndex={-1} className="text-2xl uppercase">
        {NEXT[by].title}
      </h3>
      <p className="mt-2">{NEXT[by].text}</p>
    </div>
  );
}

/** The form of /privacy/request. The build renders all of it; the script enables the button. */
export function PrivacyForm() {
  const element = useRef<HTMLFormElement>(null);
  const [slot] = useState<AttemptSlot<NewPrivacyRequest>>({ current: null });
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<ConfirmedBy | null>(null);
  // No default values, so that what was typed before hydration is kept.
  const form = useForm<PrivacyDraft, unknown, PrivacyInput>({
    resolver: schemaResolver(privacyRequestSchema),
  });
  const awake = useAwake();
  const { register, control, formState } = form;
  const kind = useWatch({ control, name: 'kind' });
  const { errors, isSubmitting } = formState;

  async function send(input: PrivacyInput): Promise<void> {
    const request = {
      ...input,
      ...hiddenValues(element.current),
    };
    setFailure(undefined);
    try {
      const { confirmedBy } = await sendAttempt(
        slot,
        request,
        (attempt) =>
          call(createPrivacyRequestApi, {
            body: attempt.request,
            headers: attemptHeaders(attempt),
            signal: answerTimeout(),
          }),
        { aside: ['filledInMs'] },
      );
      setSent(confirmedBy);
    } catch (error) {
      if (error instanceof RequestError) showFieldErrors(form, error.fields);
      setFailure(failureText(error));
    }
  }

  if (sent) return <Sent by={sent} />;
  return (
    // Without the script the form would put its contents into the URL, so the button is disabled until then.
    <form
      ref={element}
      method="post"
      noValidate
      aria-label="Ask about your data"
      onSubmit={(event: BaseSyntheticEvent) => void form.handleSubmit(send)(event)}
    >
      <p className="mb-4 text-sm text-muted">Fields marked * are required.</p>
      <PrivacyFields register={register} errors={errors} kind={kind ?? 'copy'} />
      <Honeypot />
      {failure && (
        <p className="mt-4 font-bold text-down" role="alert">
          {failure}
        </p>
      )}
      <button
        className={`button button-signal mt-6 w-full ${awake ? '' : 'disabled:opacity-100'}`}
        disabled={!awake || isSubmitting}
      >
        {isSubmitting ? 'Sending…' : 'Send the request'}
      </button>
    </form>
  );
}
