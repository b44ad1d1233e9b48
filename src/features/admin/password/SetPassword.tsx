import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { STAFF_PASSWORD_MIN_LENGTH } from '../../../business/staff-constants.ts';
import { resetPasswordApi } from '../../../domain/admin/auth.api.ts';
import { chosenPassword } from '../../../domain/admin/staff.schema.ts';
import { call, hasCode, RequestError } from '../../../lib/request.ts';
import { adminPath } from '../../../staff-paths.ts';
import { schemaResolver } from '../../../ui/form/schema-resolver.ts';
import { FormFailure } from '../FormFailure.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { staffFailure } from '../staff-failure.ts';
import { useArrival } from '../use-focus.ts';

const schema = z.strictObject({ newPassword: chosenPassword });

const SPENT = 'This link has been used or has run out. Ask for a new one on the sign-in page.';

/** Takes the token out of the address's fragment, so that it does not stay in the history. */
function takeToken(): string {
  const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
  history.replaceState(null, '', location.pathname);
  return token;
}

function Done() {
  useArrival();
  return (
    <section className="staff-card">
      <p>Your password is set.</p>
      <a className="button button-signal mt-4" href={adminPath}>
        Sign in
      </a>
    </section>
  );
}

/** The island of the page that a mailed link opens. */
export function SetPassword() {
  useArrival();
  const [token] = useState(takeToken);
  const [isDone, setIsDone] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<z.output<typeof schema>>({
    resolver: schemaResolver(schema),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ newPassword }) => {
    try {
      await call(resetPasswordApi, { body: { token, newPassword } });
      setIsDone(true);
    } catch (error) {
      const { newPassword: weak } = error instanceof RequestError ? error.fields : {};
      const isSpent = hasCode(error, 'wrong_code') || hasCode(error, 'invalid_input');
      if (weak) setError('newPassword', { message: weak }, { shouldFocus: true });
      else setError('root', { message: isSpent ? SPENT : staffFailure(error) });
    }
  });

  if (isDone) return <Done />;
  if (token === '') {
    return (
      <p className="staff-card">
        This page needs the link from an email. Open it from there, or{' '}
        <a href={adminPath}>go to the sign-in</a>.
      </p>
    );
  }
  return (
    <form method="post" noValidate className="staff-card staff-form" onSubmit={(event) => void submit(event)}>
      <p>At least {STAFF_PASSWORD_MIN_LENGTH} characters. A few random words work well.</p>
      <PasswordField
        {...register('newPassword')}
        id="new-password"
        label="New password"
        error={errors.newPassword?.message}
        autoComplete="new-password"
      />
      <FormFailure message={errors.root?.message} />
      <button className="button button-signal" disabled={isSubmitting}>
        {isSubmitting ? 'Setting…' : 'Set password'}
      </button>
    </form>
  );
}
