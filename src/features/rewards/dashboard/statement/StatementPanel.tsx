import { useState } from 'react';
import type { RewardsCustomer } from '../../../../domain/rewards/rewards.api.ts';
import { Button } from '../../../../ui/Button.tsx';
import { lazyPart } from '../../../../ui/late/lazy-part.tsx';
import { statementPageTexts as texts } from '../../texts.ts';
import type { DashboardStore } from '../dashboard.store.ts';

// Few keep books.
const StatementDialog = lazyPart(async () => (await import('./StatementDialog.tsx')).StatementDialog, {
  before: <span role="status">{texts.loading}</span>,
  missing: <p role="alert">{texts.notLoaded}</p>,
});

export interface StatementProps {
  readonly dashboard: DashboardStore;
  readonly customer: RewardsCustomer;
}

/** Opens all tickets of a month or a year on one page. */
export function StatementPanel(props: StatementProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      className="mb-6 max-w-prose border-l-8 border-copper bg-surface p-4"
      aria-labelledby="month-title"
    >
      <h3 id="month-title" className="text-2xl uppercase">
        {texts.heading}
      </h3>
      <p className="mt-1 mb-3">{texts.about}</p>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      {isOpen && <StatementDialog {...props} onClose={() => setOpen(false)} />}
    </section>
  );
}
