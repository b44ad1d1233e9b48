import { useRef } from 'react';
import { adminOrdersPath } from '../../../paths.ts';
import { type Gaps, listGapsApi } from '../../../domain/payments/admin-gaps.api.ts';
import { providerName } from '../../../domain/providers/providers.ts';
import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { counted, staffDay } from '../staff-text.ts';
import { useStaffData } from '../use-staff-data.ts';
import { MoneyByDay } from './MoneyByDay.tsx';
import { GapRow } from './GapRow.tsx';
import { Button } from '../../../ui/Button.tsx';

function standing({ gaps, silent, since }: Gaps): string {
  const found =
    gaps.length === 0 ? 'No discrepancies.' : `${counted(gaps.length, 'discrepancy', 'discrepancies')}.`;
  const asked = silent.length === 2 ? '' : ` Checked against Stripe and PayPal since ${staffDay(since)}.`;
  return found + asked;
}

/** Where our books and the providers' differ. */
function GapList() {
  const gaps = useStaffData(listGapsApi);
  const { value, failure, reload } = gaps;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus may be gone.
  const after = () => reload().then(() => heading.current?.focus());
  return (
    <section className="mt-8 min-h-24" aria-labelledby="gaps-title">
      <h2 id="gaps-title" ref={heading} tabIndex={-1}>
        Reconciliation
      </h2>
      <LoadState {...gaps} />
      <span role="status" className="mt-2 block">
        {value ? standing(value) : failure === null && 'Checking Stripe and PayPal…'}
      </span>
      {value && value.silent.length > 0 && (
        <div className="my-4 border-l-8 border-brass bg-surface p-4" role="alert">
          <p>
            We couldn’t reach {value.silent.map(providerName).join(' and ')}, so some discrepancies may be
            missing here.
          </p>
          <Button className="mt-3" onClick={() => void reload()}>
            Check again
          </Button>
        </div>
      )}
      {value && value.gaps.length > 0 && (
        <ul className="mt-4 grid gap-4 lg:grid-cols-2">
          {value.gaps.map((gap) => (
            <GapRow key={gap.kind + gap.id} gap={gap} onPressed={after} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The island of /admin/funding. */
export const FundingPage = () => (
  <StaffGate page={STAFF_PAGES.money}>
    {() => (
      <>
        <p className="mt-6">
          <a href={adminOrdersPath} className="button button-line">
            Orders and refunds
          </a>
        </p>
        <GapList />
        <MoneyByDay />
      </>
    )}
  </StaffGate>
);
