import { useState } from 'react';
import { changePasswordApi } from '../../../domain/admin/auth.api.ts';
import { changePasswordSchema } from '../../../domain/admin/staff.schema.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { StaffForm } from '../form/StaffForm.tsx';
import { StaffGate } from '../StaffGate.tsx';
import { STAFF_PAGES } from '../staff-pages.ts';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../form/use-staff-form.ts';
import { PasskeySettings } from './PasskeySettings.tsx';
import { SecondStepSettings } from './SecondStepSettings.tsx';
import { SessionList } from './SessionList.tsx';

function ChangePassword() {
  const [isChanged, setChanged] = useState(false);
  const form = useStaffForm({
    schema: changePasswordSchema,
    empty: { currentPassword: '', newPassword: '' },
    prefix: 'change',
    refusals: { wrong_password: () => ({ currentPassword: 'That’s not your password.' }) },
    send: async (body) => {
      await staffCall(changePasswordApi, { body });
      setChanged(true);
    },
  });
  return (
    <section className="staff-card" aria-labelledby="change-title">
      <h2 id="change-title">Change password</h2>
      <StaffForm form={form} submit="Change password" busy="Changing…">
        <PasswordField {...form.field('currentPassword', 'Current password', 'current-password')} />
        <PasswordField {...form.field('newPassword', 'New password', 'new-password')} />
        <span role="status" className="font-bold">
          {isChanged && !form.formState.isDirty && 'Password changed. All other devices are signed out.'}
        </span>
      </StaffForm>
    </section>
  );
}

/** The island of /admin/account. */
export function AccountPage() {
  return (
    <StaffGate page={STAFF_PAGES.account}>
      {(staff) => (
        <>
          <section className="staff-card">
            <h2>{staff.name}</h2>
            <p className="mt-2">
              {staff.email}, {staff.role}
            </p>
          </section>
          <SessionList />
          <ChangePassword />
          <PasskeySettings />
          <SecondStepSettings hasTwoFactor={staff.hasTwoFactor} />
        </>
      )}
    </StaffGate>
  );
}
