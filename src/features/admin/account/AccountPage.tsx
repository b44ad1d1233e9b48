import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { PasskeySettings } from './PasskeySettings.tsx';
import { SecondStepSettings } from './SecondStepSettings.tsx';
import { SessionList } from './SessionList.tsx';

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
