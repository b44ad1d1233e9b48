import * as z from 'zod/mini';
import { OFFICE_REFUND_MAX_CENTS } from '../../../business/constants.ts';
import type { YardId } from '../../../business/yards.ts';
import { inviteUserApi, listUsersApi } from '../../../domain/admin/admin-users.api.ts';
import { inviteSchema } from '../../../domain/admin/staff.schema.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import { EmailField } from '../../../ui/form/fields/EmailField.tsx';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { StaffForm } from '../form/StaffForm.tsx';
import { StaffGate } from '../StaffGate.tsx';
import { STAFF_PAGES } from '../staff-pages.ts';
import { staffCall } from '../staff.store.ts';
import { useStaffData } from '../use-staff-data.ts';
import { useStaffForm } from '../form/use-staff-form.ts';
import { YardChoice } from '../yards/YardChoice.tsx';
import { UserCard } from './UserCard.tsx';
import { YARDS_LABEL } from './UserYards.tsx';

const { name, email, role, yards } = inviteSchema.shape;
const schema = z.strictObject({ name, email, role, yards });

/** Creates an account and mails the invitation. */
function InviteForm({ onInvited }: { readonly onInvited: () => Promise<void> }) {
  const form = useStaffForm({
    schema,
    empty: { name: '', email: '', role: 'staff', yards: [] as YardId[] },
    prefix: 'invite',
    refusals: { email_taken: ({ text }) => ({ email: text }) },
    // The id may be that of an earlier invitation, sent to a mistyped address, whose answer was lost.
    endsOn: ['email_taken'],
    send: async (invitation, id) => {
      await staffCall(inviteUserApi, { body: { ...invitation, id } });
      showToast({
        title: `${invitation.name} invited`,
        description: 'We emailed the link.',
      });
      await onInvited();
    },
  });
  return (
    <section className="staff-card" aria-labelledby="invite-title">
      <h2 id="invite-title">Invite a user</h2>
      <StaffForm
        form={form}
        submit="Invite user"
        busy="Inviting…"
        className="staff-form lg:max-w-none lg:grid-cols-3"
      >
        <TextField {...form.field('name', 'Name')} aria-required />
        <EmailField {...form.field('email', 'Email')} aria-required />
        <SelectField
          {...form.field('role', 'Role')}
          choices={[
            ['staff', 'Staff'],
            ['office', 'Office'],
            ['owner', 'Owner'],
          ]}
        />
        {form.watch('role') === 'staff' && (
          <YardChoice {...form.field('yards', YARDS_LABEL)} fieldClass="col-span-full" />
        )}
        <p className="col-span-full text-muted">
          Staff can use the counter, requests, prices and yards. The office can use requests, orders, stock,
          reports and content, and refund up to {moneyText(OFFICE_REFUND_MAX_CENTS)} an order. Owners can do
          everything.
        </p>
      </StaffForm>
    </section>
  );
}

function Users({ ownId }: { readonly ownId: string }) {
  const users = useStaffData(listUsersApi);
  const { value, reload } = users;
  return (
    <>
      <InviteForm onInvited={reload} />
      <section className="mt-8" aria-labelledby="users-title">
        <h2 id="users-title">All users</h2>
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
