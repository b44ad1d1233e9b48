import { useState } from 'react';
import { assignQuoteApi, listAssigneesApi } from '../../../domain/quotes/admin-quotes.api.ts';
import { CONTROL, Field } from '../../../ui/form/Field.tsx';
import { staffCall } from '../staff.store.ts';
import { useStaffList } from '../use-staff-list.ts';
import { actFirst } from './act-first.ts';
import type { QuotePartProps } from './QuoteView.tsx';

const ask = () => staffCall(listAssigneesApi);

/** Who takes care of a request. */
export function QuoteAssignee({ quote, reload, ownId }: QuotePartProps & { readonly ownId: string }) {
  const { value: people } = useStaffList(ask);
  const [busy, setBusy] = useState(false);
  const { id, assigneeId, assigneeName } = quote;
  const open = people ?? [];
  // Somebody whose account was closed since is still whose it is.
  const isGone = assigneeId !== null && open.every((each) => each.id !== assigneeId);

  async function give(to: string | null) {
    setBusy(true);
    const body = { from: assigneeId, to };
    await actFirst(() => staffCall(assignQuoteApi, { params: { id }, body }), 'Given');
    await reload();
    setBusy(false);
  }

  return (
    <section className="staff-card" aria-label="Assignee">
      <Field id="assignee" label="Whose it is" error={undefined}>
        <select
          id="assignee"
          className={CONTROL}
          value={assigneeId ?? ''}
          aria-disabled={busy}
          onChange={({ currentTarget }) => void (busy || give(currentTarget.value || null))}
        >
          <option value="">Nobody’s</option>
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
