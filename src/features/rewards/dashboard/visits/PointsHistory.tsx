import { useStore } from '@nanostores/react';
import { yardDayText } from '../../../../domain/rewards/day-text.ts';
import { pointsText } from '../../../../domain/rewards/points/points.ts';
import { pointsTexts } from '../../../../domain/rewards/texts.ts';
import { translatedEntry } from '../../../../domain/rewards/translated-text.ts';
import { dashboardTexts } from '../../texts.ts';
import type { DashboardStore } from '../dashboard.store.ts';
import { ListState } from '../ListState.tsx';
import { ServerText } from '../ServerText.tsx';

export function PointsHistory({ history }: Pick<DashboardStore, 'history'>) {
  return (
    <ListState
      texts={dashboardTexts.lists.history}
      state={useStore(history.$state)}
      onRetry={() => void history.load()}
    >
      {(entries) => (
        <ul>
          {entries.map(({ id, description, points, createdAt }) => (
            <li key={id} className="reward-row">
              <div>
                <strong className="break-words">
                  <ServerText pieces={translatedEntry(description)} />
                </strong>
                <p className="text-muted">{yardDayText(createdAt)}</p>
              </div>
              <p className={`reward-figure ${points > 0 ? 'text-up' : 'text-down'}`}>
                <span>{`${points > 0 ? '+' : ''}${pointsText(points)}`}</span>
                <span className="sr-only"> {pointsTexts.unit(points)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </ListState>
  );
}
