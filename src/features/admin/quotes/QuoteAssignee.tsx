import { assignQuoteApi, listAssigneesApi } from '../../../domain/quotes/admin-quotes.api.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { actFirst, useAct } from '../act.ts';
import { staffCall } from '../staff.store.ts';
import type { QuotePartProps } from '../ui/inbox.tsx';
import { useStaffData } from '../use-staff-data.ts';

export function QuoteAssignee({ quote, reload, ownId }: QuotePartProps & { readonly ownId: string }) {
  const { value: people } = useStaffData(listAssigneesApi);
  const { isBusy, run } = useAct(reload, actFirst);
  const { id, assigneeId, assigneeName } = quote;
  const open = people ?? [];
  // A person whose account was closed later is still the assignee.
  const isGone = assigneeId !== null && open.every((each) => each.id !== assigneeId);

  const give = (to: string | null) =>
    run(() => staffCall(assignQuoteApi, { params: { id }, body: { from: assigneeId, to } }), 'Given');

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
    </section>
  );
}
