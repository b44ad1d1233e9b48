import { listUsersApi } from '../../../domain/admin/admin-users.api.ts';
import { LoadState } from '../LoadState.tsx';
import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { useStaffData } from '../use-staff-data.ts';
import { InviteForm } from './InviteForm.tsx';
import { UserCard } from './UserCard.tsx';

function Users({ ownId }: { readonly ownId: string }) {
  const users = useStaffData(listUsersApi);
  const { value, reload } = users;
  return (
    <>
      <InviteForm onInvited={reload} />
      <section className="mt-8" aria-labelledby="users-title">
        <h2 id="users-title">Team</h2>
        <LoadState {...users} waiting="mt-3 min-h-40" />
        <ul className="mt-4 grid gap-4 lg:grid-cols-2">
          {value?.map((user) => (
            <UserCard key={user.id} user={user} isSelf={user.id === ownId} onChanged={reload} />
          ))}
        </ul>
      </section>
    </>
  );
}

/** The island of /admin/users. */
export const UsersPage = () => (
  <StaffGate page={STAFF_PAGES.users}>{(staff) => <Users ownId={staff.id} />}</StaffGate>
);
