import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { RewardsCustomer } from '../../../domain/rewards/rewards.api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { AvailableRewards } from './vouchers/AvailableRewards.tsx';
import { CodeByMail } from './mailed-code/CodeByMail.tsx';
import { dashboardTexts } from '../texts.ts';
import { BirthdayPanel } from './vouchers/BirthdayPanel.tsx';
import type { DashboardStore } from './dashboard.store.ts';
import { LoyaltyCard } from './LoyaltyCard.tsx';
import { PointsHistory } from './visits/PointsHistory.tsx';
import { RecentVisits } from './visits/RecentVisits.tsx';
import { StreakPanel } from './StreakPanel.tsx';
import { Tabs } from './Tabs.tsx';
import { TierProgress } from './TierProgress.tsx';

const TABS = [
  { id: 'rewards', label: dashboardTexts.tabs.rewards },
  { id: 'history', label: dashboardTexts.tabs.history },
  { id: 'visits', label: dashboardTexts.tabs.visits },
] as const;
type TabId = (typeof TABS)[number]['id'];

/** Fetched every time the tab opens. */
const LISTS = {
  rewards: ['rewards', 'redemptions'],
  history: ['history'],
  visits: ['visits', 'tickets'],
} as const satisfies Record<TabId, readonly (keyof DashboardStore)[]>;

interface CustomerViewProps {
  readonly dashboard: DashboardStore;
  readonly customer: RewardsCustomer;
  readonly onLeave: () => void;
}

export function CustomerView({ dashboard, customer, onLeave }: CustomerViewProps) {
  const [tab, setTab] = useState<TabId>('rewards');
  const { value: rewards } = useStore(dashboard.rewards.$state);
  const { failure } = useStore(dashboard.customer.$state);

  useEffect(() => {
    for (const list of LISTS[tab]) void dashboard[list].load();
  }, [dashboard, tab]);

  return (
    <div className="wrap grid gap-4 py-6 lg:py-10" data-dashboard="loaded">
      <Button className="justify-self-start" onClick={onLeave}>
        <Icon name="arrow-left" />
        {dashboardTexts.back}
      </Button>
      <LoyaltyCard customer={customer} />
      <span role="status" className="sr-only">
        {dashboardTexts.toSpend(customer.totalPoints)}
      </span>
      {failure && (
        <p className="font-bold text-down" role="alert">
          {dashboardTexts.old(failure)}
        </p>
      )}
      <div className="grid gap-4 lg:auto-cols-fr lg:grid-flow-col">
        <TierProgress customer={customer} rewards={rewards} />
        <BirthdayPanel dashboard={dashboard} customer={customer} />
        <StreakPanel visits={customer.consecutiveVisits} />
      </div>
      <section className="mt-4" aria-labelledby="lists-title">
        <h2 id="lists-title" className="sr-only">
          {dashboardTexts.tabsAbout}
        </h2>
        <Tabs label={dashboardTexts.tabsAbout} tabs={TABS} selected={tab} onSelect={setTab}>
          {tab === 'rewards' && <AvailableRewards dashboard={dashboard} customer={customer} />}
          {tab === 'history' && <PointsHistory history={dashboard.history} />}
          {tab === 'visits' && <RecentVisits dashboard={dashboard} customer={customer} />}
        </Tabs>
      </section>
      <CodeByMail dashboard={dashboard} customer={customer} />
    </div>
  );
}
