import { useStore } from '@nanostores/react';
import { yardDayText } from '../../../domain/rewards/day-text.ts';
import { pointsText } from '../../../domain/rewards/points.ts';
import type { DashboardStore } from './dashboard.store.ts';
import { ListState } from './ListState.tsx';

export function PointsHistory({ history }: Pick<DashboardStore, 'history'>) {
  return (
    <ListState
      what="points history"
      state={useStore(history.$state)}
      onRetry={() => void history.load()}
      empty="No points history yet. Start recycling to earn points!"
    >
      {(entries) => (
        <ul>
          {entries.map(({ id, description, points, createdAt }) => (
            <li key={id} className="reward-row">
              <div>
                <strong className="break-words">{description}</strong>
                <p className="text-muted">{yardDayText(createdAt)}</p>
              </div>
              <p className={`reward-figure ${points > 0 ? 'text-up' : 'text-down'}`}>
                {points > 0 && '+'}
                {pointsText(points)}
                <span className="sr-only"> points</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </ListState>
  );
}
