import type { assignInquiryApi } from '../../../domain/inquiries/admin-inquiries.api.ts';
import { type assignQuoteApi, listAssigneesApi } from '../../../domain/quotes/admin-quotes.api.ts';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import { actFirst, useAct } from '../act.ts';
import { staffCall } from '../staff.store.ts';
import { useStaffData } from '../use-staff-data.ts';

interface AssigneeProps {
  readonly of: {
    readonly id: string;
    readonly assigneeId: string | null;
    readonly assigneeName: string | null;
  };
  readonly call: typeof assignQuoteApi | typeof assignInquiryApi;
  readonly reload: () => Promise<void>;
  /** Of the signed-in person. */
  readonly ownId: string;
}

/** Who takes care of a request or an inquiry, and the choice of another. */
export function Assignee({ of: { id, assigneeId, assigneeName }, call, reload, ownId }: AssigneeProps) {
  const { value: people } = useStaffData(listAssigneesApi);
  const { isBusy, run, refused } = useAct(reload, actFirst);
  const open = people ?? [];
  // A person whose account was closed later is still the assignee.
  const isGone = assigneeId !== null && open.every((each) => each.id !== assigneeId);

  const give = (to: string | null) =>
    run(
      () => staffCall(call, { params: { id }, body: { from: assigneeId, to } }),
      to ? 'Assigned' : 'Unassigned',
    );

  return (
    <section className="staff-card" aria-label="Assignee">
      <SelectField
        id="assignee"
        label="Assigned to"
        value={assigneeId ?? ''}
        aria-disabled={isBusy}
        onValue={(value) => void give(value || null)}
        choices={[
          ['', 'Unassigned'],
          ...(isGone ? [[assigneeId, assigneeName ?? ''] as const] : []),
          ...open.map(
            ({ id: personId, name }) => [personId, personId === ownId ? `${name} (me)` : name] as const,
          ),
        ]}
      />
      <FormFailure message={refused} className="mt-3" />
    </section>
  );
}
