import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { signInApi } from '../../../domain/admin/auth.api.ts';
import { signInSchema } from '../../../domain/admin/staff.schema.ts';
import { call, hasCode } from '../../../lib/request.ts';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { schemaResolver } from '../../../ui/form/schema-resolver.ts';
import { FormFailure } from '../FormFailure.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { signInWithPasskey, supportsPasskeys } from '../passkeys.ts';
import { staffFailure } from '../staff-failure.ts';
import { $person, $staff } from '../staff.store.ts';
import { useArrival } from '../use-focus.ts';
import { arrive, showSignInLost } from './arrive.ts';
import { ForgottenPassword } from './ForgottenPassword.tsx';

type Credentials = z.output<typeof signInSchema>;

export function StaffSignIn() {
  useArrival();
  const [hasForgotten, setHasForgotten] = useState(false);
  const hasEnded = useStore($person) !== null;
  const { register, handleSubmit, setError, clearErrors, getValues, formState } = useForm<
    z.input<typeof signInSchema>,
    unknown,
    Credentials
  >({ resolver: schemaResolver(signInSchema) });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      const { next } = await call(signInApi, { body });
      if (next === 'second_step') $staff.set({ step: 'second-step' });
      else await arrive();
    } catch (error) {
      setError('root', { message: staffFailure(error) });
    }
  });

  async function submitPasskey() {
    clearErrors();
    try {
      await signInWithPasskey();
      await arrive();
    } catch (error) {
      if (hasCode(error, 'not_signed_in')) return showSignInLost();
      setError('root', { message: staffFailure(error) });
    }
  }

  if (hasForgotten) {
    const back = () => {
      // The heading to focus is that of the form, which must be there.
      flushSync(() => setHasForgotten(false));
      focusHeading();
    };
    return <ForgottenPassword email={getValues('email')} onBack={back} />;
  }
  return (
    <section className="staff-card staff-door" aria-labelledby="sign-in-title">
      <h1 id="sign-in-title">Sign in</h1>
      {hasEnded && (
        <p className="mt-2">Your session has ended. Sign in again, and the page is as you left it.</p>
      )}
      <form method="post" noValidate className="staff-form" onSubmit={(event) => void submit(event)}>
        <TextField
          id="email"
          label="Email"
          error={errors.email?.message}
          {...register('email')}
          type="email"
          autoComplete="username"
          aria-required
        />
        <PasswordField
          {...register('password')}
          id="password"
          label="Password"
          error={errors.password?.message}
          autoComplete="current-password"
        />
        <FormFailure message={errors.root?.message} />
        <button className="button button-signal" disabled={isSubmitting}>
          {isSubmitting ? 'Signing in…' : 'Sign in'}
        </button>
        {supportsPasskeys() && (
          <button
            type="button"
            className="button button-line"
            disabled={isSubmitting}
            onClick={() => void submitPasskey()}
          >
            Sign in with a passkey
          </button>
        )}
        <button type="button" className="button button-line" onClick={() => setHasForgotten(true)}>
          I forgot my password
        </button>
      </form>
    </section>
  );
}
