import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type ConfirmedBy, createPrivacyRequestApi } from '../../domain/privacy/privacy.api.ts';
import {
  type NewPrivacyRequest,
  type PrivacyDraft,
  type PrivacyInput,
  privacyRequestSchema,
} from '../../domain/privacy/privacy-request.schema.ts';
import { sentLocale } from '../../domain/shared/locale.ts';
import { attemptHeaders, type AttemptSlot, sendAttempt } from '../../lib/attempt.ts';
import { failureText } from '../../lib/failure-text.ts';
import { answerTimeout, call, RequestError } from '../../lib/request.ts';
import { hiddenValues } from '../../ui/form/hidden-values.ts';
import { Honeypot } from '../../ui/form/Honeypot.tsx';
import { schemaResolver } from '../../ui/form/schema-resolver.ts';
import { showFieldErrors } from '../../ui/form/show-field-errors.ts';
import { useAwake } from '../../ui/use-awake.ts';
import { privacyFormTexts } from './texts.ts';
import { PrivacyFields } from './PrivacyFields.tsx';

function Sent({ by }: { readonly by: ConfirmedBy }) {
  const next = privacyFormTexts.next[by];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="border-l-8 border-up bg-page p-4">
      <h3 ref={title} tabIndex={-1} className="text-2xl uppercase">
        {next.title}
      </h3>
      <p className="mt-2">{next.text}</p>
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
      ...sentLocale,
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
      aria-label={privacyFormTexts.form}
      onSubmit={(event: BaseSyntheticEvent) => void form.handleSubmit(send)(event)}
    >
      <p className="mb-4 text-sm text-muted">{privacyFormTexts.required}</p>
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
        {isSubmitting ? privacyFormTexts.sending : privacyFormTexts.send}
      </button>
    </form>
  );
}
