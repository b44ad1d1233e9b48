import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { RewardsCustomer } from '../../../domain/rewards/rewards.api.ts';
import { CustomerView } from './CustomerView.tsx';
import { createDashboard, retryFailed } from './dashboard.store.ts';
import { DashboardLoading, CustomerNotFound, DashboardFailed, SignedOut } from './DashboardNotices.tsx';
import { VoucherDialog } from './vouchers/VoucherDialog.tsx';

interface DashboardProps {
  readonly phone: string;
  /** The customer, if the look-up has just answered. */
  readonly first: RewardsCustomer | null;
  readonly onLeave: () => void;
}

/** What a customer sees after signing in. */
export function Dashboard({ phone, first, onLeave }: DashboardProps) {
  const [dashboard] = useState(() => createDashboard(phone, first));
  const ending = useStore(dashboard.$ending);
  const { value, failure } = useStore(dashboard.customer.$state);
  const open = useStore(dashboard.$voucher);

  useEffect(() => {
    if (dashboard.customer.$state.get().value === null) void dashboard.customer.load();
    const retry = () => retryFailed(dashboard);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [dashboard]);

  const view = () => {
    if (ending === 'missing') return <CustomerNotFound onLeave={onLeave} />;
    if (ending !== null) return <SignedOut hasNoCookies={ending === 'no_cookies'} onLeave={onLeave} />;
    if (value) return <CustomerView dashboard={dashboard} customer={value} onLeave={onLeave} />;
    const retry = () => void dashboard.customer.load();
    if (failure) return <DashboardFailed failure={failure} onRetry={retry} onLeave={onLeave} />;
    return <DashboardLoading />;
  };

  return (
    <>
      {view()}
      {open && <VoucherDialog {...open} onClose={() => dashboard.$voucher.set(null)} />}
    </>
  );
}
