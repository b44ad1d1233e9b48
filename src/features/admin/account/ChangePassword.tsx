import { changePasswordApi } from '../../../domain/admin/auth.api.ts';
import { changePasswordSchema } from '../../../domain/admin/staff.schema.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { PasswordField } from '../PasswordField.tsx';
import { StaffForm } from '../StaffForm.tsx';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../use-staff-form.ts';

export function ChangePassword() {
  const form = useStaffForm({
    schema: changePasswordSchema,
    empty: { currentPassword: '', newPassword: '' },
    prefix: 'change',
    refusals: { wrong_password: () => ({ currentPassword: 'This is not your password.' }) },
    send: async (body) => {
      await staffCall(changePasswordApi, { body });
      showToast({ title: 'Password changed', description: 'All other devices are signed out.' });
    },
  });
  return (
    <section className="staff-card" aria-labelledby="change-title">
      <h2 id="change-title">Change password</h2>
      <StaffForm form={form} submit="Change password" busy="Changing…">
        <PasswordField {...form.field('currentPassword', 'Current password', 'current-password')} />
        <PasswordField {...form.field('newPassword', 'New password', 'new-password')} />
      </StaffForm>
    </section>
  );
}
