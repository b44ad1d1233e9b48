import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatPhone } from '../../domain/shared/phone.ts';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { formatPhoneField } from '../../ui/form/format-phone-field.ts';
import { SendButton } from '../../ui/form/SendButton.tsx';
import { customerSentences } from '../../domain/rewards/texts.ts';
import { rewardsAppTexts } from './texts.ts';
import { signInByPhone } from './rewards.store.ts';
import { PrivacyNote } from '../../ui/form/PrivacyNote.tsx';

const ID = 'rewards-phone';

/** Sign-in by phone number. The build renders it; the button is off until hydration. */
export function RewardsSignIn({ onStart }: { readonly onStart: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);

  // Formats what was typed before hydration.
  useEffect(() => void (field.current && formatPhoneField(field.current, formatPhone)), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const phone = field.current?.value.trim() ?? '';
    setError(phone ? undefined : customerSentences.noPhone);
    setFailure(undefined);
    if (!phone) return field.current?.focus();
    setPending(true);
    const messages = await signInByPhone(phone);
    setPending(false);
    setError(messages['phone']);
    setFailure(messages['root']);
    if (messages['phone']) field.current?.focus();
  }

  return (
    <section className="punch-card bg-surface text-ink noscript:hidden" aria-labelledby="access-title">
      <h2 id="access-title" className="p-4 text-4xl uppercase md:px-8">
        {rewardsAppTexts.access}
      </h2>
      <div className="hazard" />
      <form
        method="post"
        noValidate
        className="grid gap-4 p-4 md:px-8 md:pt-6"
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          id={ID}
          label={rewardsAppTexts.phone}
          error={error}
          ref={field}
          className="font-display text-3xl! tabular-nums"
          type="tel"
          autoComplete="tel"
          aria-required
          onFocus={onStart}
          onInput={({ currentTarget }) => formatPhoneField(currentTarget, formatPhone)}
        />
        <FormFailure message={failure} />
        <SendButton label={rewardsAppTexts.view} sending={rewardsAppTexts.looking} isSubmitting={pending} />
        <PrivacyNote />
        <span role="status" className="sr-only">
          {pending && rewardsAppTexts.lookingAloud}
        </span>
      </form>
      <p className="px-4 text-muted md:px-8">{rewardsAppTexts.note}</p>
    </section>
  );
}
