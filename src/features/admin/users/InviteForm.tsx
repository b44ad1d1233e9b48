import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { inviteUserApi } from '../../../domain/admin/admin-users.api.ts';
import { inviteSchema } from '../../../domain/admin/staff.schema.ts';
import { type AttemptSlot, sendAttempt } from '../../../lib/attempt.ts';
import { hasCode, RequestError } from '../../../lib/request.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { fieldPropsOf } from '../../../ui/form/field-props.ts';
import { schemaResolver } from '../../../ui/form/schema-resolver.ts';
import { showFieldErrors } from '../../../ui/form/show-field-errors.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { FormFailure } from '../FormFailure.tsx';
import { staffCall } from '../staff.store.ts';
import { staffFailure } from '../staff-failure.ts';

const { name, email, role } = inviteSchema.shape;
const schema = z.strictObject({ name, email, role });
type Draft = z.input<typeof schema>;

const EMPTY: Draft = { name: '', email: '', role: 'staff' };

/** The id may be that of an earlier invitation, sent to a mistyped address, whose answer was lost. */
const isTaken = ({ code }: RequestError) => code === 'email_taken';

/** Creates an account and mails the invitation. */
export function InviteForm({ onInvited }: { readonly onInvited: () => Promise<void> }) {
  const [slot] = useState<AttemptSlot<object>>({ current: null });
  const form = useForm<Draft, unknown, z.output<typeof schema>>({
    resolver: schemaResolver(schema),
    defaultValues: EMPTY,
  });
  const { register, handleSubmit, setError, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const { field } = fieldPropsOf({ register, errors, prefix: 'invite' });

  const submit = handleSubmit(async (invitation) => {
    try {
      await sendAttempt(
        slot,
        {},
        ({ key: id }) => staffCall(inviteUserApi, { body: { ...invitation, id } }),
        {
          endsOn: isTaken,
        },
      );
      reset(EMPTY);
      showToast({
        title: `${invitation.name} is invited`,
        description: 'The mail with the link is on its way.',
      });
      await onInvited();
    } catch (error) {
      if (hasCode(error, 'email_taken')) {
        setError('email', { message: staffFailure(error) }, { shouldFocus: true });
      } else {
        setError('root', { message: staffFailure(error) });
        if (error instanceof RequestError) showFieldErrors(form, error.fields);
      }
    }
  });

  return (
    <section className="staff-card" aria-labelledby="invite-title">
      <h2 id="invite-title">Invite a user</h2>
      <form method="post" noValidate className="staff-form" onSubmit={(event) => void submit(event)}>
        <TextField {...field('name', 'Name')} aria-required />
        <TextField {...field('email', 'Email')} type="email" aria-required />
        <SelectField
          {...field('role', 'Role')}
          choices={[
            ['staff', 'Staff: prices, quotes, counter, yards'],
            ['owner', 'Owner: everything'],
          ]}
        />
        <FormFailure message={errors.root?.message} />
        <button className="button button-signal" disabled={isSubmitting}>
          {isSubmitting ? 'Inviting…' : 'Invite'}
        </button>
      </form>
    </section>
  );
}
