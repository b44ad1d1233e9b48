import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { changePasswordApi } from '../../../domain/admin/auth.api.ts';
import { changePasswordSchema } from '../../../domain/admin/staff.schema.ts';
import { hasCode, RequestError } from '../../../lib/request.ts';
import { schemaResolver } from '../../../ui/form/schema-resolver.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { FormFailure } from '../FormFailure.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { staffCall } from '../staff.store.ts';
import { staffFailure } from '../staff-failure.ts';

export function ChangePassword() {
  const { register, handleSubmit, setError, reset, formState } = useForm<
    z.output<typeof changePasswordSchema>
  >({ resolver: schemaResolver(changePasswordSchema) });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      await staffCall(changePasswordApi, { body });
      reset();
      showToast({ title: 'Password changed', description: 'All other devices are signed out.' });
    } catch (error) {
      const { newPassword: weak } = error instanceof RequestError ? error.fields : {};
      const isWrong = hasCode(error, 'wrong_password');
      if (weak) setError('newPassword', { message: weak }, { shouldFocus: true });
      else if (isWrong)
        setError('currentPassword', { message: 'This is not your password.' }, { shouldFocus: true });
      else setError('root', { message: staffFailure(error) });
    }
  });

  return (
    <section className="staff-card" aria-labelledby="change-title">
      <h2 id="change-title">Change password</h2>
      <form method="post" noValidate className="staff-form" onSubmit={(event) => void submit(event)}>
        <PasswordField
          {...register('currentPassword')}
          id="current-password"
          label="Current password"
          error={errors.currentPassword?.message}
          autoComplete="current-password"
        />
        <PasswordField
          {...register('newPassword')}
          id="new-password"
          label="New password"
          error={errors.newPassword?.message}
          autoComplete="new-password"
        />
        <FormFailure message={errors.root?.message} />
        <button className="button button-signal" disabled={isSubmitting}>
          {isSubmitting ? 'Changing…' : 'Change password'}
        </button>
      </form>
    </section>
  );
}
