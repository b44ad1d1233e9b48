import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { type PlanItem, readPlanApi } from '../../../domain/admin/admin-plan.api.ts';
import { createRemoteData } from '../../../lib/requests/remote-data.ts';
import { keepFresh } from '../keep-fresh.ts';
import { staffClock } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { planText } from './plan-text.ts';

const plan = createRemoteData(() => staffCall(readPlanApi));

function PlanLine({ item, now }: { readonly item: PlanItem; readonly now: string }) {
  const { title, href, facts, isLate } = planText(item, now);
  return (
    <li
      className={`flex flex-wrap items-baseline gap-x-4 border-l-8 bg-surface px-4 py-1 ${isLate ? 'border-down' : 'border-copper'}`}
    >
      <time dateTime={item.dueAt} className={`min-w-24 font-bold tabular-nums ${isLate ? 'text-down' : ''}`}>
        {staffClock(item.dueAt)}
        {isLate && <span className="sr-only"> (late)</span>}
      </time>
      <a className="inline-flex min-h-12 min-w-0 items-center wrap-anywhere text-link underline" href={href}>
        {title}
      </a>
      {facts && <span className="text-muted">{facts}</span>}
    </li>
  );
}

/** What is due today, in its order; each line leads to the page where it is done. */
export function PlanOfDay() {
  const shown = useStore(plan.$state);
  useEffect(() => keepFresh(plan), []);
  const { value } = shown;
  return (
    <section className="mt-6" aria-labelledby="plan-title">
      <h2 id="plan-title">Plan of the day</h2>
      <LoadState {...shown} reload={plan.reload} waiting="mt-3 min-h-40" />
      {value?.items.length === 0 && <p className="mt-3 text-muted">Nothing else is due today.</p>}
      <ol className="mt-3 grid gap-2">
        {value?.items.map((item) => (
          <PlanLine key={item.kind + item.id} item={item} now={value.now} />
        ))}
      </ol>
      {value?.isCut && <p className="mt-3">There’s more: these are due first.</p>}
    </section>
  );
}
