import { assignQuoteApi, listAssigneesApi } from '../../../domain/quotes/admin-quotes.api.ts';
import { useRemoteData } from '../../../lib/use-remote-data.ts';
import { CONTROL, Field } from '../../../ui/form/Field.tsx';
import { actFirst, useAct } from '../act.ts';
import { staffCall } from '../staff.store.ts';
import type { QuotePartProps } from './quote-part.ts';

const ask = () => staffCall(listAssigneesApi);

export function QuoteAssignee({ quote, reload, ownId }: QuotePartProps & { readonly ownId: string }) {
  const { value: people } = useRemoteData(ask);
  const { isBusy, run } = useAct(reload, actFirst);
  const { id, assigneeId, assigneeName } = quote;
  const open = people ?? [];
  // A person whose account was closed later is still the assignee.
  const isGone = assigneeId !== null && open.every((each) => each.id !== assigneeId);

  const give = (to: string | null) =>
    run(() => staffCall(assignQuoteApi, { params: { id }, body: { from: assigneeId, to } }), 'Given');

  return (
    <section className="staff-card" aria-label="Assignee">
      <Field id="assignee" label="Assigned to" error={undefined}>
        <select
          id="assignee"
          className={CONTROL}
          value={assigneeId ?? ''}
          aria-disabled={isBusy}
          onChange={({ currentTarget }) => void give(currentTarget.value || null)}
        >
          <option value="">Unassigned</option>
          {isGone && <option value={assigneeId}>{assigneeName}</option>}
          {open.map(({ id: personId, name }) => (
            <option key={personId} value={personId}>
              {personId === ownId ? `${name} (me)` : name}
            </option>
          ))}
        </select>
      </Field>
    </section>
  );
}
