import { useStore } from '@nanostores/react';
import { metalName } from '../../../domain/prices/metal-types.ts';
import { yardDayText } from '../../../domain/rewards/day-text.ts';
import { pointsFor, pointsText } from '../../../domain/rewards/points.ts';
import { loadText } from '../../../domain/rewards/visit-text.ts';
import { moneyText, readCents } from '../../../domain/shared/money.ts';
import type { DashboardStore } from './dashboard.store.ts';
import { ListState } from './ListState.tsx';

export function RecentVisits({ visits }: Pick<DashboardStore, 'visits'>) {
  return (
    <ListState
      what="recent visits"
      state={useStore(visits.$state)}
      onRetry={() => void visits.load()}
      empty="No transactions yet. Visit us with your scrap metal!"
    >
      {(transactions) => (
        <ul>
          {transactions.map(({ id, metalType, weight, unit, amount, createdAt }) => {
            const cents = readCents(amount);
            return (
              <li key={id} className="reward-row">
                <div>
                  <strong>{metalName(metalType)}</strong>
                  <p className="text-muted tabular-nums">
                    {loadText({ weight, unit })}, {yardDayText(createdAt)}
                  </p>
                </div>
                <p className="reward-figure">
                  {moneyText(cents)}
                  <span className="block text-lg text-up">+{pointsText(pointsFor(cents))} points</span>
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </ListState>
  );
}
