import { type YardId, yardName } from '../../../business/yards.ts';
import { changeYardsApi, type StaffUser } from '../../../domain/admin/admin-users.api.ts';
import { yardsSchema } from '../../../domain/admin/staff.schema.ts';
import { draftSchema } from '../../../ui/form/draft-schema.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { StaffForm } from '../form/StaffForm.tsx';
import { useStaffForm } from '../form/use-staff-form.ts';
import { staffCall } from '../staff.store.ts';
import { YardChoice } from '../yards/YardChoice.tsx';

export const YARDS_LABEL = 'Works only at (none checked: all yards)';

/** "Only Griffin GA" */
export const yardsText = ({ yards }: Pick<StaffUser, 'yards'>): string =>
  yards.length === 0 ? 'All yards' : `Only ${yards.map(yardName).join(', ')}`;

interface UserYardsProps {
  readonly user: StaffUser;
  readonly onChanged: () => Promise<void>;
}

/** Where somebody on staff buys metal. Give it a `key` for what is stored. */
export function UserYards({ user: { id, name, yards }, onChanged }: UserYardsProps) {
  const stored = [...yards];
  const form = useStaffForm({
    schema: draftSchema(({ to }: { to: YardId[] }) => ({ from: stored, to }), yardsSchema),
    empty: { to: stored },
    prefix: `yards-${id}`,
    send: async (body) => {
      const answer = await staffCall(changeYardsApi, { params: { id }, body });
      showToast({ title: `${name}: ${yardsText(answer)}` });
      await onChanged();
      return { to: [...answer.yards] };
    },
  });
  return (
    <details className="mt-2">
      <summary className="flex min-h-12 cursor-pointer items-center font-bold underline">
        Change yards<span className="sr-only">: {name}</span>
      </summary>
      <StaffForm form={form} submit="Save yards" busy="Saving…">
        <YardChoice {...form.field('to', YARDS_LABEL)} />
      </StaffForm>
    </details>
  );
}
