import * as z from 'zod/mini';
import { inviteUserApi } from '../../../domain/admin/admin-users.api.ts';
import { inviteSchema } from '../../../domain/admin/staff.schema.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { StaffForm } from '../StaffForm.tsx';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../use-staff-form.ts';

const { name, email, role } = inviteSchema.shape;
const schema = z.strictObject({ name, email, role });

/** Creates an account and mails the invitation. */
export function InviteForm({ onInvited }: { readonly onInvited: () => Promise<void> }) {
  const form = useStaffForm({
    schema,
    empty: { name: '', email: '', role: 'staff' },
    prefix: 'invite',
    refusals: { email_taken: ({ text }) => ({ email: text }) },
    // The id may be that of an earlier invitation, sent to a mistyped address, whose answer was lost.
    endsOn: ['email_taken'],
    send: async (invitation, id) => {
      await staffCall(inviteUserApi, { body: { ...invitation, id } });
      showToast({
        title: `${invitation.name} is invited`,
        description: 'The mail with the link is on its way.',
      });
      await onInvited();
    },
  });
  return (
    <section className="staff-card" aria-labelledby="invite-title">
      <h2 id="invite-title">Invite a user</h2>
      <StaffForm form={form} submit="Invite" busy="Inviting…">
        <TextField {...form.field('name', 'Name')} aria-required />
        <TextField {...form.field('email', 'Email')} type="email" aria-required />
        <SelectField
          {...form.field('role', 'Role')}
          choices={[
            ['staff', 'Staff: prices, quotes, counter, yards'],
            ['owner', 'Owner: everything'],
          ]}
        />
      </StaffForm>
    </section>
  );
}
