import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { STAFF_LINK_VALID_MS } from '../../../business/staff-constants.ts';
import { requestPasswordResetApi } from '../../../domain/admin/auth.api.ts';
import { emailSchema } from '../../../domain/admin/staff.schema.ts';
import { call } from '../../../lib/request.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { schemaResolver } from '../../../ui/form/schema-resolver.ts';
import { FormFailure } from '../FormFailure.tsx';
import { staffFailure } from '../staff-failure.ts';
import { useArrival } from '../use-focus.ts';

interface ForgottenPasswordProps {
  /** As typed in the sign-in. */
  readonly email: string;
  readonly onBack: () => void;
}

/** Requests a link by mail. The message is the same whether or not the account exists. */
export function ForgottenPassword({ email, onBack }: ForgottenPasswordProps) {
  useArrival();
  const [isSent, setIsSent] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<
    z.input<typeof emailSchema>,
    unknown,
    z.output<typeof emailSchema>
  >({ resolver: schemaResolver(emailSchema), defaultValues: { email } });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      await call(requestPasswordResetApi, { body });
      setIsSent(true);
    } catch (error) {
      setError('root', { message: staffFailure(error) });
    }
  });

  return (
    <section className="staff-card staff-door" aria-labelledby="forgotten-title">
      <h1 id="forgotten-title">Forgotten password</h1>
      <form method="post" noValidate className="staff-form" onSubmit={(event) => void submit(event)}>
        <TextField
          id="forgotten-email"
          label="Email"
          error={errors.email?.message}
          {...register('email')}
          type="email"
          autoComplete="username"
          aria-required
        />
        <FormFailure message={errors.root?.message} />
        <output className="font-bold">
          {isSent &&
            `If this is the address of an account, a link is on its way. It is valid for ${STAFF_LINK_VALID_MS / 60_000} minutes.`}
        </output>
        <button className="button button-signal" disabled={isSubmitting}>
          {isSubmitting ? 'Sending…' : 'Mail me a link'}
        </button>
        <button type="button" className="button button-line" onClick={onBack}>
          Back to sign-in
        </button>
      </form>
    </section>
  );
}
