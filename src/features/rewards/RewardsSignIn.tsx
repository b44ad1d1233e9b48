import { useEffect } from 'react';
import { rewardsSignInSchema } from '../../domain/rewards/customer.schema.ts';
import { formatPhone } from '../../domain/shared/contact/phone.ts';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { TextField } from '../../ui/form/fields/TextField.tsx';
import { formatsPhone } from '../../ui/form/fields/format-phone-field.ts';
import { SendButton } from '../../ui/form/SendButton.tsx';
import { useSentForm } from '../../ui/form/use-sent-form.ts';
import { rewardsAppTexts } from './texts.ts';
import { signInByPhone } from './rewards.store.ts';
import { PrivacyNote } from '../../ui/form/PrivacyNote.tsx';

/** Sign-in by phone number. The build renders it; the button is off until hydration. */
export function RewardsSignIn({ onStart }: { readonly onStart: () => void }) {
  const { field, formProps, failure, getValues, isSubmitting, setErrors, setValue } = useSentForm({
    schema: rewardsSignInSchema,
    prefix: 'rewards',
    send: async ({ phone }): Promise<void> => setErrors(await signInByPhone(phone)),
  });

  // Formats what was typed before hydration.
  useEffect(() => setValue('phone', formatPhone(getValues('phone'))), [getValues, setValue]);

  return (
    <section className="punch-card bg-surface text-ink noscript:hidden" aria-labelledby="access-title">
      <h2 id="access-title" className="p-4 text-4xl uppercase md:px-8">
        {rewardsAppTexts.access}
      </h2>
      <div className="hazard" />
      <form {...formProps} className="grid gap-4 p-4 md:px-8 md:pt-6">
        <TextField
          {...formatsPhone(field('phone', rewardsAppTexts.phone, 'tel'), formatPhone)}
          className="font-display text-3xl! tabular-nums"
          type="tel"
          aria-required
          onFocus={onStart}
        />
        <FormFailure message={failure} />
        <SendButton
          label={rewardsAppTexts.view}
          sending={rewardsAppTexts.looking}
          isSubmitting={isSubmitting}
        />
        <PrivacyNote />
        <span role="status" className="sr-only">
          {isSubmitting && rewardsAppTexts.lookingAloud}
        </span>
      </form>
      <p className="px-4 text-muted md:px-8">{rewardsAppTexts.note}</p>
    </section>
  );
}
