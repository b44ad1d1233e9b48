import { useEffect, useRef, useState } from 'react';
import { YARD_CHOICES } from '../../business/yards.ts';
import { type ConfirmedBy, createPrivacyRequestApi } from '../../domain/privacy/privacy.api.ts';
import { PRIVACY_KINDS, privacyRequestSchema } from '../../domain/privacy/privacy-request.schema.ts';
import { sentLocale } from '../../domain/shared/language/locale.ts';
import { call } from '../../lib/requests/request.ts';
import { formatsPhone } from '../../ui/form/fields/format-phone-field.ts';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { Honeypot } from '../../ui/form/fields/Honeypot.tsx';
import { SelectField } from '../../ui/form/fields/SelectField.tsx';
import { SendButton } from '../../ui/form/SendButton.tsx';
import { TextAreaField } from '../../ui/form/fields/TextAreaField.tsx';
import { EmailField } from '../../ui/form/fields/EmailField.tsx';
import { TextField } from '../../ui/form/fields/TextField.tsx';
import { useVisitorForm } from '../../ui/form/use-visitor-form.ts';
import { privacyFormTexts as texts } from './texts.ts';

/** The form of /privacy/request. The build renders all of it; the script enables the button. */
export function PrivacyForm() {
  const [sent, setSent] = useState<ConfirmedBy | null>(null);
  const { field, formProps, failure, isSubmitting, watch } = useVisitorForm({
    schema: privacyRequestSchema,
    prefix: 'privacy',
    call: (request, once) => call(createPrivacyRequestApi, { body: { ...request, ...sentLocale }, ...once }),
    onSent: ({ confirmedBy }) => setSent(confirmedBy),
  });
  const wide = { fieldClass: 'md:col-span-2' };

  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sent) title.current?.focus();
  }, [sent]);
  const next = sent && texts.next[sent];

  return (
    <section aria-labelledby="ask-title">
      <h2 ref={title} tabIndex={-1} className="text-4xl uppercase" id="ask-title">
        {next ? next.title : texts.title}
      </h2>
      <div
        className={`mt-4 border-t-8 bg-surface p-4 md:p-8 noscript:hidden ${next ? 'border-up' : 'border-copper'}`}
      >
        {next ? (
          <p>{next.text}</p>
        ) : (
          <form {...formProps} aria-label={texts.form}>
            <p className="mb-4 text-sm text-muted">{texts.required}</p>
            <div className="grid gap-4 md:grid-cols-2">
              <SelectField
                {...field('kind', texts.kind)}
                {...wide}
                choices={PRIVACY_KINDS.map((each) => [each, texts.kinds[each]] as const)}
              />
              {watch('kind') === 'deletion' && <p className="md:col-span-2">{texts.losesPoints}</p>}
              <TextField {...field('name', texts.name, 'name')} {...wide} aria-required />
              <p className="md:col-span-2">
                <strong className="block">{texts.contact}</strong>
                {texts.contactHint}
              </p>
              <EmailField {...field('email', texts.email, 'email')} />
              <TextField {...formatsPhone(field('phone', texts.phone, 'tel'))} type="tel" inputMode="tel" />
              <SelectField
                {...field('yardId', texts.yard)}
                {...wide}
                choices={[['', texts.anyYard], ...YARD_CHOICES]}
              />
              {watch('kind') === 'correction' && (
                <TextAreaField {...field('details', texts.details)} {...wide} aria-required rows={4} />
              )}
            </div>
            <Honeypot />
            <FormFailure message={failure} className="mt-4" />
            <SendButton
              label={texts.send}
              sending={texts.sending}
              isSubmitting={isSubmitting}
              className="mt-6 w-full"
            />
          </form>
        )}
      </div>
    </section>
  );
}
